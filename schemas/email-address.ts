const mailbox =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/** True for an everyday `name@host.tld`, international names included; false for comments, quotes and IP addresses. */
export function isEmailAddress(value: string): boolean {
  return mailbox.test(value) && !/\.\.|^\.|\.@/.test(value)
}
