export const claimWords = {
  title: "Is this your programme?",
  intro: (title: string) => `You can send corrections to “${title}” if you work for its institution.`,
  steps: (domain: string) =>
    `Enter your address at ${domain}. We email you a link to a short form. An editor checks each change before students see it.`,
  noDomain:
    "We don't know this programme's official site, so we can't check your address. Please report a problem instead.",
  report: "Report a problem",
  email: "Your work email",
  trap: "Leave this empty",
  send: "Email me the link",
  sending: "Sending...",
  problems: "Please check these",
  wrongDomain: (domain: string) => `Enter an address that ends in ${domain}.`,
  sent: { title: "Check your email", detail: "If the address exists, the link arrives in a few minutes." },
  mail: {
    subject: (title: string) => `Your link to correct “${title}” on Fursa`,
    ask: (title: string) =>
      `Someone, hopefully you, asked to correct the page of “${title}” on Fursa, a free guide for students in Africa.`,
    link: "Correct the page",
    valid:
      "The link works for six months. Don't forward it: anyone who has it can send changes in your name.",
    ignore: "If it wasn't you, ignore this email. Nothing changes.",
  },
  form: {
    title: "Correct your page",
    intro: (title: string) => `These are the facts that students see about “${title}”. Change what is wrong.`,
    page: "The page on your site that shows it",
    pageHint: "An editor opens it. A change that your own page confirms is accepted faster.",
    submit: "Send the changes",
    none: "You haven't changed anything yet.",
    notYours: (domain: string) => `Enter a page on ${domain}.`,
  },
  received: (changes: number) => ({
    title: "Thank you",
    detail:
      changes === 1
        ? "An editor will look at your change and write to you."
        : `An editor will look at your ${changes} changes and write to you.`,
  }),
  oldLink: {
    title: "This link no longer works",
    text: "It's too old or incomplete. You can ask for a new one on the page of your programme.",
    browse: "Find your programme",
  },
  answer: {
    subject: "Your changes on Fursa",
    text: (title: string) =>
      `An editor has looked at every change that you sent for “${title}”. The page shows what was accepted.`,
    bye: "Thank you. We've deleted your address from these changes. You can use the link in our earlier email again.",
  },
  fields: {
    deadline: "Deadline",
    application_deadline: "Application deadline",
    amount: "Amount",
    eligibility: "Eligibility",
    application_url: "Application URL",
    salary_range: "Pay",
    tuition_range: "Tuition",
    description: "Description",
    website_url: "Website",
  },
};
