export const wayNames = { address: "Same address", title: "Same title", near: "Nearly the same title" };
export type DuplicateWay = keyof typeof wayNames;

export const duplicateWords = {
  intro:
    "Records that may be the same. Keep one. We fill its gaps from the other and delete the other. You can restore it.",
  looked: (count: number) => `We compared the newest ${count} records with the whole catalogue.`,
  merged: (filled: number) => ({
    title: "Merged.",
    detail: `${filled === 0 ? "Nothing was missing" : filled === 1 ? "1 field was filled" : `${filled} fields were filled`}. The history can restore the other one.`,
  }),
  different: "Not the same",
  noted: { title: "Saved", detail: "We won't show these two as duplicates any more." },
  forget: "Show again",
  forgotten: { title: "Shown again", detail: "They're back on the list of possible duplicates." },
  notNoted: { title: "Not saved", detail: "One of the two no longer exists." },
  toldApart: (count: number) =>
    count === 1 ? "1 pair marked as different" : `${count} pairs marked as different`,
  gone: { title: "Not merged", detail: "One of the two no longer exists." },
};
