interface SubjectName {
  code: string;
  name: string;
}

/** How certificates and students write some subjects, by the name that we use. */
const otherNames = new Map([
  ["emat", "elective mathematics"],
  ["emaths", "elective mathematics"],
  ["e mathematics", "elective mathematics"],
  ["e-mathematics", "elective mathematics"],
  ["swahili", "kiswahili"],
  ["christian religious education", "cre"],
  ["islamic religious education", "ire"],
  ["hindu religious education", "hre"],
  ["agric", "agriculture"],
  ["computer", "computer studies"],
  ["business", "business studies"],
]);

function nameOf(written: string): string {
  const typed = written
    .trim()
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/\bmaths?\b/, "mathematics");
  return otherNames.get(typed) ?? typed;
}

/** By code or name, or by the beginning of a name, from three letters on. */
export function findSubject(subjects: readonly SubjectName[], written: string): string | undefined {
  const searched = nameOf(written);
  const exact = subjects.find(
    ({ code, name }) => code.toLowerCase() === searched || name.toLowerCase() === searched,
  );
  const begun = subjects.find(({ name }) => searched.length >= 3 && name.toLowerCase().startsWith(searched));
  return (exact ?? begun)?.code;
}

/** By the beginning of a later word of a name: "Maths" is Core Mathematics where there is no plain one. */
export function findByLaterWord(subjects: readonly SubjectName[], written: string): string | undefined {
  const searched = nameOf(written);
  if (searched.length < 3) return undefined;
  return subjects.find(({ name }) => name.toLowerCase().includes(` ${searched}`))?.code;
}
