// Laws and authorities outside the five countries, read in November 2026: Senegal https://www.cdp.sn, Côte d'Ivoire
// https://compliance-ci.com/la-loi-sur-la-protection-des-donnees-personnelles-10-ans-apres/, Rwanda https://rwandalii.org/akn/rw/act/law/2021/58
// and https://cyber.gov.rw, Cameroon https://taxafrica.cm/loi-n2024-017-un-nouveau-cadre-pour-la-protection-des-donnees-personnelles-au-cameroun,
// DR Congo https://actualite.cd (ordonnance-loi 23/010 of 13 March 2023).
/** Every sentence here is a promise that the code must keep; change them together. */
export const privacy = {
  intro: "What we know about you, why we need it, how long we keep it, and what you can do about it.",
  sections: [
    {
      title: "What we keep",
      paragraphs: [
        "Without an account, we keep nothing that names you. If you ask for the newsletter, we keep your email. We keep your country and stage of study if you tell us. Our log shows which pages were opened. It doesn't show what you searched for or your internet address. To stop people from guessing passwords, we count how often each internet address tries, for up to a day. We store a code made from the address. The code can't be turned back into it.",
        "With an account, we keep your email. We keep your password in a form that nobody can read. We note when you signed in, and with which browser. To show you what's new, we keep the last two days you opened the home page and the last two times you opened your matches. If you turn on the second step of signing in, we keep your phone number or a key for your app.",
        "If you link a phone without internet, we keep the last three digits of its number and a code made from it. The code can't be turned back into the number. If you dial our code or text us, we remember for ten minutes where you are in the menu. We don't keep a message that you ask us to check.",
        "If you report a problem with a listing, we keep what you wrote. If you left your email, we keep it only until an editor has dealt with the report.",
        "For a year, we keep a list of the alerts, reminders and newsletters we sent you. You can see it in your profile. It also says whether they reached your address.",
        "If you turn on notifications, we keep which kinds you want. We also keep the address at which that browser receives them, and the keys that only that browser can read them with. We delete these when you sign out there or turn notifications off. We keep what the notifications said for 30 days.",
        "With a profile, we keep what you typed into it: your grades and, if you're a parent, what you told us about your children. Only your name, email and country are required.",
        "Some awards are for refugees, orphans, people with a disability or families with little money. If you tell us that's you, we store the answers separately from your profile. Nobody else sees them, not even our editors. They're never in an email, log, list or download, and one button deletes them.",
        "If you write in the student union, we keep the display name and country you chose, and your posts. We also keep what you follow, vote for and report. Everyone can read your posts with your display name and country. Nobody sees your real name or email there.",
      ],
    },
    {
      title: "Why we keep it, and the legal ground",
      paragraphs: [
        "We use it to sign you in and to find scholarships, colleges and internships that fit you. That's the service you asked for. We send alerts and the newsletter only with your consent. You can turn them on or off in your profile, or off with one click in any email.",
        "We don't sell your data, show it to advertisers or pass it to schools. Other members can't see your profile. Matches come from fixed rules, and every card explains its score. No machine makes decisions about you: the provider decides who gets a place.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        "We keep it as long as you have your account. When you delete the account, we delete everything that names you at once, and all emails stop. We also erase the text of your posts in the student union. Other people's answers stay. If you don't use a device for 30 days, you're signed out there.",
        "If you asked for the newsletter and never confirmed, we delete your email after a week. If you unsubscribe, we delete it after 30 days.",
      ],
    },
    {
      title: "Who else handles it",
      paragraphs: [
        "The companies that run our server and deliver our emails handle it. If you add a phone, so does the company that sends our text messages. If you turn on notifications, your browser's maker delivers them. It knows when one arrives but can't read it. If you choose 'Continue with Google', Google knows that you use Fursa and tells us your name and email. Some of these companies may work outside your country. We use only those that promise in writing to protect your data as your law requires.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        "We use only the cookies the site needs. One keeps you signed in. One recognises this device, so a stranger's wrong passwords can't lock you out. One carries a message or a link to the next page. One lasts a minute after you save something, so you see the change. One remembers the data saver. None of them follows you to other sites.",
      ],
    },
    {
      title: "If you are under 18",
      paragraphs: [
        "You can search, fill in a profile and see matches. If you have an account, a parent or guardian has to agree to the newsletter and to public posts first. We send them a link. If you sign up on the newsletter page without an account, you tell us that they agree. You don't have to tell us your age, but we ask before your first public post. A guardian can withdraw consent with the same link.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You can see and correct your data in your profile. You can download a copy ('Download my data') or delete everything ('Delete my account'). You can withdraw your consent. If you object to how we use your data, write to us. All of this is free.",
        "Your rights come from these laws. Kenya: Data Protection Act 2019 (Office of the Data Protection Commissioner). Nigeria: Data Protection Act 2023 (Nigeria Data Protection Commission). Ghana: Data Protection Act 2012 (Data Protection Commission). Uganda: Data Protection and Privacy Act 2019 (Personal Data Protection Office). Ethiopia: Personal Data Protection Proclamation 1321/2024 (Ethiopian Communications Authority).",
        "Senegal: Law 2008-12 (Commission de Protection des Données Personnelles). Côte d'Ivoire: Law 2013-450 (Autorité de Régulation des Télécommunications). Rwanda: Law 058/2021 (National Cyber Security Authority).",
        "Cameroon has Law 2024/017, and the Democratic Republic of the Congo the Digital Code of 2023. We couldn't confirm which authority takes complaints there.",
      ],
    },
    {
      title: "How it is protected",
      paragraphs: [
        "The connection is encrypted. Our database gives your data only to you, so a mistake in one of our pages can't show it to anyone else. If something goes wrong and puts you at risk, we tell you right away, and the authority within 72 hours.",
      ],
    },
  ],
  contact: {
    title: "Write to us",
    reach: "Questions, corrections and complaints reach us here:",
    answer: "We answer within 30 days. You can also turn to your country's authority, named above.",
  },
  onPhone: {
    title: "What's stored on a phone",
    intro: "This is everything Fursa ever stores in a browser, with the names it has there.",
    paragraphs: [
      "If you store your own things on a phone, anyone who opens that phone can read them without a password. Signing out deletes them there. Changes that couldn't be sent stay on the phone until you sign in again or delete them. Nobody else can send them or see them on the site. “Forget this phone” deletes everything except cookies. Cookies end when you sign out or when they expire.",
      "The file you can pass on contains only the public list. It stores nothing about you.",
    ],
  },
};
