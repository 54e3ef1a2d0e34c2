/** Settles as `promise` does, or fails after `milliseconds`: code that never arrives must not hold a control for ever. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)),
      milliseconds,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
