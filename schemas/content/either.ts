import * as v from 'valibot'

type Options = [v.GenericSchema, ...v.GenericSchema[]]

/**
 * One of several schemas, for values that show which one they are meant for: `choose` names it, and its problems are told one
 * by one, where a plain union would only say that no option fits.
 */
export function either<const All extends Options>(
  options: All,
  choose: (input: unknown) => All[number],
): v.UnionSchema<All, undefined> {
  const union = v.union(options)
  return {
    ...union,
    '~run': (dataset, config) =>
      choose(dataset.value)['~run'](dataset, config) as ReturnType<(typeof union)['~run']>,
  }
}
