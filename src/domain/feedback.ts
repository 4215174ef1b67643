/** Topics of a message to the shop; the first is preselected. */
export const FEEDBACK_TYPE_IDS = [1, 2, 3, 4, 5] as const
