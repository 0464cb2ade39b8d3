/** Every sentence here is a promise that the code keeps; change them together. */
export const privacy = {
  intro: "What we know about you, why, for how long, and what you can do about it. In plain words.",
  sections: [
    {
      title: "What we keep",
      paragraphs: [
        "Without an account: nothing that names you, unless you ask for the newsletter; then your email, and your country and where you are in your studies if you tell us. Our log notes which pages were asked for, not what you searched for and not your internet address. To stop people from guessing passwords we count tries per internet address for up to a day, as a code that can't be turned back into the address.",
        "With an account: your email, your password in a form that nobody can read, when you signed in and with which browser; the last two days on which you looked at the home page and when you looked at your matches the last two times, to tell you what is new since. If you turn on the second step, a key for your app or your phone number.",
        "If you link a phone that has no internet: a code made of its number, which can't be turned back into it, and its last three digits. If you call or text us from any phone: where you are in the menus, for ten minutes. A message that you let us check is not kept.",
        "If you report a problem with a listing: what you wrote. Your email, if you left one, only until an editor has dealt with the report.",
        "Which alerts, reminders and newsletters we sent you, for a year, so that you can see them in your profile, and whether your address took them.",
        "If you ask for notices on a device: its address at the notice service of its browser's maker, the keys with which only that browser can read them, and which kinds you want, until you sign out there or take it back. What the notices said, for 30 days.",
        "With a profile: what you typed into it, grades and, if you are a parent, what you told about your children. You may leave out everything but your name, email and country.",
        "If you tell us of circumstances that some awards are for (being a refugee, a disability, little money at home, a parent who died): your answers, apart from the profile. Nobody else sees them, our editors included; they are in no mail, log, list or download, and one button deletes them.",
        "If you write in the student union: the display name and country you chose, your posts, what you follow, vote for and report. Everyone can read posts with their display name and country; nobody sees your real name or email there.",
      ],
    },
    {
      title: "Why we keep it, and the legal ground",
      paragraphs: [
        "To let you sign in and to find scholarships, colleges and internships that fit you: that is the service you asked for. To send alerts and the newsletter: only with your consent, which you give and take back with a switch in your profile or with one click in any mail.",
        "We do not sell your data, show it to advertisers or pass it to schools. Other members cannot see your profile. Matches are computed by fixed rules that every card explains; nobody decides about you by machine.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        "As long as you have the account. When you delete it, everything that names you goes at once, and mails stop. The words of your posts in the student union are erased too; what others answered stays. A session that is not used ends after 30 days.",
        "If you asked for the newsletter without an account and never confirmed it, your email goes after a week; if you stop it, after 30 days.",
      ],
    },
    {
      title: "Who else handles it",
      paragraphs: [
        "The companies that run our server, deliver our mails and, if you add a phone, our text messages. If you ask for notices, the maker of your browser carries them: it learns when one comes, and can't read it. If you choose 'Continue with Google', Google learns that you use Fursa and tells us your name and email. Some of them may work outside your country; we use only those that promise in writing to protect your data to the standard of your law.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        "Only what the site needs: one that keeps you signed in, one by which we know this device again, so that a stranger's wrong passwords can't lock you out, one that carries a message or a link to the next page, one that says for a minute that you have just saved something, so that you see it, and one that remembers the data saver. None follows you anywhere.",
      ],
    },
    {
      title: "If you are under 18",
      paragraphs: [
        "You can search, fill a profile and see matches. The newsletter and public posts wait until a parent or guardian has agreed by a link that we send to them. You need not tell us your age; before your first public post we ask for it. A guardian can take the consent back with the same link.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You can see and correct what we hold (your profile), take a copy that a machine can read ('Download my data'), delete it ('Delete my account'), take back a consent, and object to how we use your data by writing to us. It costs nothing.",
        "These are rights under Kenya's Data Protection Act 2019 (Office of the Data Protection Commissioner), Nigeria's Data Protection Act 2023 (Nigeria Data Protection Commission), Ghana's Data Protection Act 2012 (Data Protection Commission), Uganda's Data Protection and Privacy Act 2019 (Personal Data Protection Office) and Ethiopia's Personal Data Protection Proclamation 1321/2024 (Ethiopian Communications Authority).",
      ],
    },
    {
      title: "How it is protected",
      paragraphs: [
        "The connection is encrypted. Inside our database each person's rows are open to that person alone, so that a mistake in a page can't show them to another. If something does go wrong and puts you at risk, we tell the authority within 72 hours and you without delay.",
      ],
    },
  ],
  onPhone: {
    title: "What a phone keeps",
    intro: "This is all that a browser ever keeps of Fursa, with the names that it has there.",
    paragraphs: [
      "Whoever opens a phone that keeps your own things can read them without a password. Signing out deletes them there. What you did and could not be sent stays on the phone until you sign in again or delete it; nobody else can send it or see it on the site. “Forget this phone” deletes everything but the cookies, which go when you sign out or when their time is over.",
      "The file that you can pass on holds the public list and nothing else, and stores nothing.",
    ],
  },
};
