/**
 * An event whose time says "Usually in October" has no announced day. Its date only says until when it is listed, and is shown to
 * nobody.
 */
export const isUsualTime = (eventTime: string) => /^usually\b/i.test(eventTime.trim());
