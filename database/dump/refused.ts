/** Why a file isn't restored, in words for the operator. Nothing has been changed. */
export class RestoreRefused extends Error {}
