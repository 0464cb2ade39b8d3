/** Why a record was taken down; also how the link check knows which ones to look at again. */
export const deadLink = "dead link";
export const failuresToHide = 3;
export const unforeseen = "The page could not be looked at.";
