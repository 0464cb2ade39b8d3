export const testPrepWords = {
  title: "Test preparation",
  intro: "Free practice for the tests that colleges and scholarships ask for.",
  description:
    "Free and official practice for SAT, IELTS, TOEFL, GRE, KCSE, WASSCE and other tests that universities and scholarships ask for.",
  empty: "No test prep resources available yet.",
  emptyHint: "Read our advice on applications",
  open: "Open resource",
  count: (resources: number) => (resources === 1 ? "1 resource" : `${resources} resources`),
};
