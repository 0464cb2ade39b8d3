/** Why a record was taken down; also how the link check knows which ones to look at again. */
export const deadLink = "dead link";
export const failuresToHide = 3;
/** So much of the catalogue may be hidden in one run; more than that takes an editor's word. */
export const mostHiddenShare = 0.03;
export const unforeseen = "The page could not be looked at.";

export const linksPage = {
  title: "Links",
  intro:
    "Every Saturday night the official page of each open listing is looked at. One that fails three weeks in a row is hidden, and shown again when its page answers.",
  toDecide: "For you to decide",
  unusual:
    "So many pages have failed that something else may be wrong: a network, a provider, a country. Look at some of them. Nothing is hidden until you say so.",
  hide: "Hide the ticked ones",
  keep: "They are fine, keep them",
  nothingToDecide: "Nothing waits for you.",
  hidden: "Hidden until their page answers again",
  noneHidden: "None is hidden.",
  noneTicked: { title: "Nothing changed", detail: "Tick at least one listing." },
  nowHidden: (listings: number) => ({
    title: "Hidden",
    detail: `${listings} ${listings === 1 ? "listing is" : "listings are"} hidden until the page answers again.`,
  }),
  kept: (listings: number) => ({
    title: "Kept",
    detail: `${listings} ${listings === 1 ? "listing stays" : "listings stay"}; the count begins anew.`,
  }),
};
