/** Why a file isn't restored, in words for the operator. Nothing was changed. */
export class RestoreRefused extends Error {}
