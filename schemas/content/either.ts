import * as v from 'valibot'

type Options = [v.GenericSchema, ...v.GenericSchema[]]

/** A union that picks its option by the value and reports that option's problems; a plain union only says that none fits. */
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
