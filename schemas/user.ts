import * as z from 'zod/mini'

/** A person who could sign in. No screen uses one. */
export const userSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Never the password itself: `scrypt$<cost>$<block size>$<parallelism>$<salt>$<hash>`, salt and hash in base64url. */
  password: z.string().check(z.regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]{22}\$[\w-]{43,}$/)),
})
