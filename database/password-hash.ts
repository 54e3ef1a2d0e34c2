import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's recommended scrypt settings (Password Storage Cheat Sheet): 128 MiB, one lane. */
const cost = { N: 2 ** 17, r: 8, p: 1 }
const saltBytes = 16
const hashBytes = 32

/** Hashes a password with a fresh salt, in the form that `schemas/user.ts` describes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, hashBytes, cost)
  const text = [salt, hash].map((bytes) => bytes.toString('base64url'))
  return ['scrypt', cost.N, cost.r, cost.p, ...text].join('$')
}

/** True when the password is the one hashed, compared in constant time; false for a hash that cannot be read. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  const maxmem = 256 * 1024 * 1024
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
