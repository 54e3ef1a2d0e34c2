import * as v from 'valibot'

type Options = [v.GenericSchema, ...v.GenericSchema[]]

/**
 * A union whose option is chosen by the value, so that the problems reported are that option's own; a plain union would only
 * say that no option fits.
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
