/** Why a file is not restored, in words for the operator. Nothing has been changed. */
export class RestoreRefused extends Error {}
