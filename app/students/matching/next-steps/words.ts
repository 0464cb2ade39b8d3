/** Steps that would open more to the student. */
export const stepWords = {
  line: (step: string, opens: string) => `${step}: ${opens}`,
  opens: (count: number, isAtLeast: boolean) =>
    `${isAtLeast ? "at least " : ""}${count.toLocaleString("en")} more ${count === 1 ? "opens" : "open"} up`,
  refugeeLetter: (count: number) =>
    `Ask UNHCR or the refugee office for your refugee letter: ${count.toLocaleString("en")} ${count === 1 ? "opportunity is" : "opportunities are"} for refugees`,
  diploma: "Apply for a diploma first",
  ielts: (score: number) => `Take IELTS and reach ${score}`,
  finish: {
    secondary: "Finish secondary school",
    vocational: "Finish a certificate or diploma",
    undergraduate: "Finish a first degree",
    graduate: "Finish a master's degree",
  },
  kcse: (grade: string) => `Resit KCSE and reach ${grade}`,
  credit: "Resit one subject for one more credit",
  englishAndMaths: "Resit English and Mathematics for a credit in both",
  upperSecond: "Finish with a second class upper degree",
  work: (years: number) => `Work for ${years} years`,
};
