interface SubjectName {
  code: string;
  name: string;
}

/** How certificates and students write some subjects, by the name that we use. */
const otherNames = new Map([
  ["maths", "mathematics"],
  ["maths b", "mathematics b"],
  ["swahili", "kiswahili"],
  ["christian religious education", "cre"],
  ["islamic religious education", "ire"],
  ["hindu religious education", "hre"],
  ["agric", "agriculture"],
  ["computer", "computer studies"],
  ["business", "business studies"],
]);

/** By code or name, or by the beginning of a name, from three letters on. */
export function findSubject(subjects: readonly SubjectName[], written: string): string | undefined {
  const typed = written.trim().toLowerCase().replaceAll("&", "and");
  const searched = otherNames.get(typed) ?? typed;
  const exact = subjects.find(
    ({ code, name }) => code.toLowerCase() === searched || name.toLowerCase() === searched,
  );
  const begun = subjects.find(({ name }) => searched.length >= 3 && name.toLowerCase().startsWith(searched));
  return (exact ?? begun)?.code;
}
