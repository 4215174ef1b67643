/** The kinds of values of a parameter. */
export const PARAMETER_KINDS = ['number', 'range', 'count', 'enum', 'flag', 'text'] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]
