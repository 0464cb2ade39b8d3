/** The reason stored with a hidden record. The link check finds the records to check again by it. */
export const deadLink = "dead link";
export const failuresToHide = 3;
/** At most this share of the catalogue is hidden in one run. Beyond that, an editor decides. */
export const mostHiddenShare = 0.03;
export const unforeseen = "We couldn't open the page.";

export const linksPage = {
  title: "Links",
  intro:
    "Every Saturday night we open the official page of each open listing. We hide a listing if its page fails three weeks in a row, and show it again when the page works.",
  toDecide: "For you to decide",
  unusual:
    "Many pages failed at once, so the cause may be a network, a provider or a country. Check a few of them. We hide nothing until you decide.",
  hide: "Hide the ones I ticked",
  keep: "They're fine, keep them",
  nothingToDecide: "Nothing is waiting for you.",
  hidden: "Hidden until their page works again",
  noneHidden: "None are hidden.",
  noneTicked: { title: "Nothing changed", detail: "Tick at least one listing." },
  nowHidden: (listings: number) => ({
    title: "Hidden",
    detail: `${listings} ${listings === 1 ? "listing is" : "listings are"} hidden until the page works again.`,
  }),
  kept: (listings: number) => ({
    title: "Kept",
    detail: `${listings} ${listings === 1 ? "listing stays" : "listings stay"}. The count starts again.`,
  }),
};
