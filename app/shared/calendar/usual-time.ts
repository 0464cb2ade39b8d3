/**
 * An event with the time "Usually in October" has no announced day. Its date only limits how long it is
 * listed, and is not shown.
 */
export const isUsualTime = (eventTime: string) => /^usually\b/i.test(eventTime.trim());
