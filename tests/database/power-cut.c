/*
 * A library to preload into a program. It keeps in the folder POWER_CUT_DISK what a disk would hold of the SQLite files in
 * POWER_CUT_LIVE if the power failed: everything that was synced, and about half of the later writes, chosen at random,
 * since a disk may write early and in any order.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_FILES 4
#define MAX_DESCRIPTORS 4096

/* A write, or a truncation of the file to `at` when `bytes` is NULL. */
struct change {
  off_t at;
  size_t length;
  char *bytes;
  struct change *next;
};

struct file {
  char name[128];
  int disk;
  struct change *first, *last;
};

static struct file files[MAX_FILES];
static struct file *opened[MAX_DESCRIPTORS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static void apply(struct file *file, struct change *change) {
  if (change->bytes == NULL) {
    if (REAL(ftruncate)(file->disk, change->at)) abort();
  } else if (REAL(pwrite)(file->disk, change->bytes, change->length, change->at) < 0) abort();
}

static void keep(struct file *file, off_t at, const void *bytes, size_t length) {
  struct change *change = calloc(1, sizeof *change);
  *change = (struct change){at, length, NULL, NULL};
  if (bytes) change->bytes = memcpy(malloc(length), bytes, length);
  pthread_mutex_lock(&mutex);
  if (file->first) file->last->next = change;
  else file->first = change;
  file->last = change;
  if (random() & 1) apply(file, change);
  pthread_mutex_unlock(&mutex);
}

static void sync_to_disk(struct file *file) {
  pthread_mutex_lock(&mutex);
  for (struct change *change = file->first, *next; change; change = next) {
    apply(file, change);
    next = change->next;
    free(change->bytes);
    free(change);
  }
  file->first = file->last = NULL;
  pthread_mutex_unlock(&mutex);
}

static struct file *file_of(int descriptor) {
  return descriptor >= 0 && descriptor < MAX_DESCRIPTORS ? opened[descriptor] : NULL;
}

/* Watches the database and its write-ahead log; the shared memory beside them is created anew after a power cut. */
static int watch(const char *path, int descriptor) {
  const char *live = getenv("POWER_CUT_LIVE"), *disk = getenv("POWER_CUT_DISK");
  if (descriptor < 0 || descriptor >= MAX_DESCRIPTORS) return descriptor;
  opened[descriptor] = NULL;
  if (!live || !disk || strncmp(path, live, strlen(live)) != 0) return descriptor;
  const char *name = strrchr(path, '/') + 1;
  if (strcmp(name, "clinic.sqlite3") != 0 && strcmp(name, "clinic.sqlite3-wal") != 0) return descriptor;
  pthread_mutex_lock(&mutex);
  for (int index = 0; index < MAX_FILES; index += 1) {
    struct file *file = &files[index];
    if (file->name[0] == 0) {
      char copy[4096];
      snprintf(file->name, sizeof file->name, "%s", name);
      snprintf(copy, sizeof copy, "%s/%s", disk, name);
      file->disk = REAL(open)(copy, O_RDWR | O_CREAT, 0600);
      if (file->disk < 0) abort();
      srandom(getpid());
    }
    if (strcmp(file->name, name) == 0) {
      opened[descriptor] = file;
      break;
    }
  }
  pthread_mutex_unlock(&mutex);
  return descriptor;
}

#define OPEN(name)                                                       \
  int name(const char *path, int flags, ...) {                           \
    va_list rest;                                                        \
    va_start(rest, flags);                                               \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                        \
    return watch(path, REAL(name)(path, flags, mode));                   \
  }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
  if (file_of(descriptor)) opened[descriptor] = NULL;
  return REAL(close)(descriptor);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  struct file *file = file_of(descriptor);
  off_t at = file ? lseek(descriptor, 0, SEEK_CUR) : 0;
  ssize_t written = REAL(write)(descriptor, bytes, length);
  if (file && written > 0) keep(file, at, bytes, written);
  return written;
}

#define PWRITE(name)                                                             \
  ssize_t name(int descriptor, const void *bytes, size_t length, off_t at) {     \
    ssize_t written = REAL(name)(descriptor, bytes, length, at);                 \
    if (file_of(descriptor) && written > 0) keep(file_of(descriptor), at, bytes, written); \
    return written;                                                              \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define FTRUNCATE(name)                                         \
  int name(int descriptor, off_t at) {                          \
    int failed = REAL(name)(descriptor, at);                    \
    if (file_of(descriptor) && !failed) keep(file_of(descriptor), at, NULL, 0); \
    return failed;                                              \
  }
FTRUNCATE(ftruncate)
FTRUNCATE(ftruncate64)

#define SYNC(name)                                               \
  int name(int descriptor) {                                     \
    if (!file_of(descriptor)) return REAL(name)(descriptor);     \
    sync_to_disk(file_of(descriptor));                           \
    return 0;                                                    \
  }
SYNC(fsync)
SYNC(fdatasync)
