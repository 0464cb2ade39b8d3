/** Typical messages, written by us for the tests. The scams follow the kinds that students report. */
export const scams: { kind: string; text: string }[] = [
  // Asking for a fee
  {
    kind: "fee",
    text: "Congratulations! Your application for the Mastercard Foundation Scholarship has been approved. Kindly pay a processing fee of Ksh 2,500 to release your award letter.",
  },
  {
    kind: "fee",
    text: "CHEVENING 2026 INTAKE. Forms are out. Registration fee is ₦5,000 only. After payment send the receipt to this number 0803 555 0147 to receive your form.",
  },
  {
    kind: "fee",
    text: "Dear student, your bursary of KES 45,000 is ready. To activate your account deposit KES 850 which is refundable. Paybill details will be sent.",
  },
  {
    kind: "fee",
    text: "Fully funded study in Canada! No exam. You only need to pay the visa processing fee of $150 and you travel next month. Contact Pastor Emmanuel 0244 555 018.",
  },
  {
    kind: "fee",
    text: "GETFund loan and scholarship slots available. Pay GHS 300 facilitation fee via MoMo to 0555 010 199, name Kwesi. We process within 24 hours.",
  },
  {
    kind: "fee",
    text: "We are happy to tell you that you qualify for the Turkish government scholarship. The courier charge for your documents is 4,200 birr. Send by telebirr and text us the reference.",
  },
  {
    kind: "fee",
    text: "To secure your place in the Commonwealth Scholarship pay the refundable commitment deposit today. The balance is paid when you receive your visa.",
  },
  {
    kind: "fee",
    text: "Scholarship ya bure kwa wanafunzi wote wa form four. Tuma ada ya usajili Ksh 500 kwa 0712 555 019 upate fomu yako leo.",
  },
  // Money to a person, cards, crypto
  {
    kind: "money",
    text: "Your HELB upkeep is on hold. Send Ksh 1,199 by M-Pesa to 0722 555 101 so that the officer can release it this evening.",
  },
  {
    kind: "money",
    text: "International students grant. The tax on your $10,000 is $120. We accept only gift card or USDT. Reply with a photo of the card.",
  },
  {
    kind: "money",
    text: "Hello dear, I am Mrs Anita from the World Education Fund. I want to pay your school fees till you finish. Send 3000 naira recharge card so I can call the bank for you.",
  },
  {
    kind: "money",
    text: "Federal scholarship board: transfer N7,500 to Opay 8035550123 (Blessing O.) as verification and your name goes on the list before it is published.",
  },
  // Secrets
  {
    kind: "secrets",
    text: "NELFUND update: your student loan has been credited. Reply with your ATM card number and PIN so the bank can push the money.",
  },
  {
    kind: "secrets",
    text: "We have sent a code to your phone. Please send us the OTP to confirm that you are the one who applied for the bursary.",
  },
  {
    kind: "secrets",
    text: "Student relief: kindly share your mobile money PIN with the officer who calls you, it is only for verification of the scholarship.",
  },
  { kind: "secrets", text: "Ili upokee ufadhili wa masomo, tuma nambari ya siri ya M-Pesa kwa afisa wetu." },
  // A prize nobody applied for
  {
    kind: "prize",
    text: "Your number has won a full scholarship in the Safaricom Foundation draw! Call 0701 555 014 now to claim your prize.",
  },
  {
    kind: "prize",
    text: "CONGRATULATIONS!!! Your email was randomly selected for the UNESCO education grant of 50,000 USD. Write to the claims officer at unesco.grants.office@gmail.com",
  },
  {
    kind: "prize",
    text: "You are the lucky winner of the MTN back to school promo. 250,000 naira for your fees. Dial the agent to claim.",
  },
  { kind: "prize", text: "Umeshinda ufadhili wa masomo wa milioni moja! Piga simu 0733 555 122 sasa." },
  {
    kind: "prize",
    text: "The Dangote Foundation has chosen you for a scholarship even if you did not apply. Visit dangote-grants.xyz to take your money before it expires.",
  },
  // Look-alike addresses
  {
    kind: "address",
    text: "Chevening applications are open. Apply here: https://chevening-scholarships-apply.com/form",
  },
  { kind: "address", text: "Apply for Gates Cambridge today https://www.gatescambrigde.org/apply" },
  {
    kind: "address",
    text: "Turkiye Burslari 2026 is open, register at turkiyeburslari.online before Friday",
  },
  {
    kind: "address",
    text: "Official link of the Rhodes scholarship: https://rhodeshouse.ox.ac.uk.apply-form.site/login",
  },
  {
    kind: "address",
    text: "HELB first time applicants use this new portal: http://heIb-co-ke.portal-students.top and log in with your ID",
  },
  {
    kind: "address",
    text: "Schwarzman Scholars extended its deadline. Link: https://schwarzmanscholars.org@apply.scholar-form.click/2026",
  },
  { kind: "address", text: "Study in Germany with DAAD, fully funded, link daad-scholarship2026.com" },
  {
    kind: "address",
    text: "Stipendium Hungaricum is taking students from Nigeria again: https://stipendiumhungaricurn.hu/apply",
  },
  {
    kind: "address",
    text: "Ashinaga Africa Initiative new form https://аshinaga.org/apply please fill today",
  },
  // Chain messages
  {
    kind: "chain",
    text: "The Government is giving free laptops to all university students. I have received mine! Click the link and share with 12 groups on WhatsApp to unlock it: http://free-laptop-2026.blogspot.com",
  },
  {
    kind: "chain",
    text: "UNICEF student support. Every student gets 30,000. Fill the form then forward it to 15 friends so the money reflects. bit.ly/stud3nt-aid",
  },
  {
    kind: "chain",
    text: "50GB free data for online learning from the Ministry of Education. Claim now, it works, I just got mine. Send to 7 groups.",
  },
  // Guarantees and no rules
  {
    kind: "guarantee",
    text: "Study in Poland! 100% guaranteed admission and scholarship. No interview, no certificate needed. Slots almost full, inbox me now.",
  },
  {
    kind: "guarantee",
    text: "We give guaranteed scholarship to USA universities. Automatic approval in 48 hours. Text the coordinator on WhatsApp +1 202 555 0175.",
  },
  {
    kind: "guarantee",
    text: "Everyone qualifies for the African Union student fund. No requirements. Hurry, few slots remaining, WhatsApp +234 803 555 0199.",
  },
  // Agents and insiders
  {
    kind: "agent",
    text: "I have a connection in the ministry who can put your name on the scholarship list. He takes 10% after you are chosen. Keep this between us.",
  },
  { kind: "agent", text: "PTDF slots for sale. Serious people only. DM me, do not tell anyone." },
  {
    kind: "agent",
    text: "Our agent will upgrade your results and facilitate your admission to Makerere with full sponsorship. Call Moses.",
  },
  {
    kind: "agent",
    text: "Presidential scholarship Ethiopia, my brother works inside the office, only small appreciation is needed. Talk to me on Telegram @study_abroad_help",
  },
  // Identity
  {
    kind: "identity",
    text: "You have been shortlisted for the Equity bursary. WhatsApp a photo of your national ID, both sides, and your bank details to +254 701 555 188 today.",
  },
  {
    kind: "identity",
    text: "Canada scholarship for Ghana students. Send your passport copy, birth certificate and bank account to canadascholarship.ghana@yahoo.com within 6 hours.",
  },
];

export const genuine: { kind: string; text: string }[] = [
  // Announcements with the official address
  {
    kind: "official",
    text: "Applications for Chevening Scholarships close on 7 October 2026 at 12:00 UTC. Apply at https://www.chevening.org/apply. Chevening never charges a fee.",
  },
  {
    kind: "official",
    text: "Gates Cambridge is open for entry in 2027. You apply through the University's own portal. See https://www.gatescambridge.org for who may apply.",
  },
  {
    kind: "official",
    text: "Türkiye Bursları takes applications from 10 January to 20 February. It pays tuition, a place to live and a monthly stipend. www.turkiyeburslari.gov.tr",
  },
  {
    kind: "official",
    text: "HELB: the portal for second and subsequent loans is open until 31 July. Log in at www.helb.co.ke. Do not share your password or PIN with anyone.",
  },
  {
    kind: "official",
    text: "Schwarzman Scholars: class of 2028. One year in Beijing, fully funded. Deadline for non-Chinese citizens in September. https://www.schwarzmanscholars.org/admissions/",
  },
  {
    kind: "official",
    text: "The DAAD In-Country/In-Region programme invites applications for master's and PhD places in East Africa. Call text and list of universities at www.daad.de.",
  },
  {
    kind: "official",
    text: "Stipendium Hungaricum applicants must also be nominated at home. The nomination closes on 15 January. All steps: https://stipendiumhungaricum.hu",
  },
  {
    kind: "official",
    text: "Ashinaga Africa Initiative is for students who have lost one or both parents. The call, in English and French, is on https://www.ashinaga.org.",
  },
  {
    kind: "official",
    text: "Irish Aid Fellowships 2027: for mid-career professionals from Ethiopia, Kenya, Uganda and others. Guidance notes on www.irishaidfellowships.ie. Closing date is given in the notes.",
  },
  {
    kind: "official",
    text: "Mandela Rhodes Scholarships for postgraduate study in South Africa. Aged 19 to 29, any African country. Apply online at www.mandelarhodes.org by mid April.",
  },
  {
    kind: "official",
    text: "Commonwealth Master's Scholarships: read the rules first, then apply through your nominating agency. https://cscuk.fcdo.gov.uk",
  },
  {
    kind: "official",
    text: "NNPC/TotalEnergies and other awards are listed with dates at www.nnpcgroup.com. Applicants sit an aptitude test online.",
  },
  {
    kind: "official",
    text: "Swedish Institute Scholarships for Global Professionals open in February. You must have applied to a master's programme first. Details: si.se",
  },
  {
    kind: "official",
    text: "Outreachy internships are remote and pay 7,000 US dollars for three months. Initial applications open in January and August, see www.outreachy.org.",
  },
  {
    kind: "official",
    text: "World Bank: the scholarship pays tuition, a monthly living allowance, return flights and health insurance. Call dates are on www.worldbank.org.",
  },
  // Costs that are real, and warnings
  {
    kind: "costs",
    text: "KUCCPS reminder: applicants revise their choices from Monday. The portal is students.kuccps.net.",
  },
  {
    kind: "costs",
    text: "The scholarship covers tuition, the visa fee, the application fee, one return ticket and an allowance for books.",
  },
  { kind: "costs", text: "There is no application fee. If anyone asks you to pay, it is not us." },
  {
    kind: "costs",
    text: "Beware of fraudsters who ask for a processing fee in the name of the Mastercard Foundation. The Scholars Program never asks for money.",
  },
  {
    kind: "costs",
    text: "Makerere University will never ask you to send money by mobile money to a person's number. Report such messages to the security office.",
  },
  {
    kind: "costs",
    text: "Never share your OTP or PIN. Our staff will not ask for it. Equity Group Foundation.",
  },
  {
    kind: "costs",
    text: "The foundation will pay your school fees, boarding and uniform for four years. Forms are free at every branch.",
  },
  {
    kind: "costs",
    text: "Undergraduate applications at Ashesi: the application fee is waived for students who ask. See www.ashesi.edu.gh.",
  },
  // School and family talk
  {
    kind: "talk",
    text: "Form four parents: the bursary committee meets on Thursday at 2 pm in the school hall. Bring the fee structure and the child's report form.",
  },
  {
    kind: "talk",
    text: "Hello class, I attach the list of scholarships for engineering. Please check the deadlines and start on your essays this week.",
  },
  {
    kind: "talk",
    text: "Mum, I got the interview for the Mandela Rhodes scholarship! It is on 4 September, they pay the flight.",
  },
  {
    kind: "talk",
    text: "The county bursary forms are at the ward office from Monday to Friday. Bring your admission letter and a copy of your ID. It costs nothing.",
  },
  {
    kind: "talk",
    text: "Reminder: recommendation letters for the Rhodes application are due on Friday. Please ask your referees today.",
  },
  {
    kind: "talk",
    text: "Our university career fair is on 12 May. Twenty companies come with internships. Entry is free, bring your CV.",
  },
  {
    kind: "talk",
    text: "You have been shortlisted for an interview on 3 June at 10:00. The panel will ask about your research plan. Reply to this mail if you need another time. Admissions Office, admissions@cmu.ac.rw",
  },
  // News and clubs
  {
    kind: "news",
    text: "The Pan African University has published the names of its new master's and PhD students. Classes begin in October at the five institutes.",
  },
  {
    kind: "news",
    text: "Join our free webinar about personal statements on Saturday at 4 pm EAT. Two Chevening scholars will answer questions.",
  },
  {
    kind: "news",
    text: "Erasmus Mundus catalogue for 2027 is online. Each master's has its own deadline, most between November and January. Admission is competitive and not guaranteed.",
  },
  {
    kind: "news",
    text: "The Ministry of Education has extended the Elimu scholarship deadline to 20 December because of the rains. Forms are free. www.education.go.ke",
  },
  {
    kind: "news",
    text: "Study group for SAT maths, every Tuesday in the library. We work through the free practice of Khan Academy. All welcome.",
  },
  {
    kind: "news",
    text: "Tony Elumelu Foundation opens its programme on 1 January. Training, a mentor and 5,000 dollars of seed capital that you do not pay back.",
  },
];

/** Written after the rules and without looking at them, to measure words that the rules weren't made for. */
export const laterScams: { kind: string; text: string }[] = [
  {
    kind: "fee",
    text: "Good day. This is Mr Otieno from the scholarship secretariat. Your daughter's name is on our list for the US programme. We need 6,000 from you before Friday for her file to move to the next stage.",
  },
  {
    kind: "fee",
    text: "Australia Awards for East Africa. Last intake. Those who clear the 20,000 UGX today get their letters tomorrow. Ask for Sarah.",
  },
  {
    kind: "fee",
    text: "Bursary ya county iko tayari. Lipa 300 ya fomu kwa hii namba 0719 555 033 jina litoke.",
  },
  {
    kind: "fee",
    text: "Make una no dulling! Federal Govt scholarship don land. Form na 2k only, send am to 9035550110 Moniepoint, sharp sharp.",
  },
  {
    kind: "money",
    text: "Your scholarship cheque of £8,000 has been printed. The bank wants an anti-terrorism certificate which costs $95, payable to our lawyer.",
  },
  {
    kind: "secrets",
    text: "Hi, this is the loans board. We are updating student records. What is the 6 digit number you just received by SMS?",
  },
  {
    kind: "secrets",
    text: "For disbursement, complete this: full name, date of birth, debit card 16 digits, expiry, three numbers at the back.",
  },
  {
    kind: "prize",
    text: "Shell Nigeria celebrates 60 years by rewarding 500 youths with overseas study. Your line is among the 500. Respond with YES to proceed.",
  },
  { kind: "address", text: "Apply for the Commonwealth scholarship on cscuk-fcdo.org, it closes Monday" },
  { kind: "address", text: "MEXT Japan form for Ghanaians http://www.studyinjapan-go.jp.net/mext" },
  {
    kind: "address",
    text: "Mandela Rhodes has moved to a new site: mandelarhods.org. Create your account there.",
  },
  {
    kind: "address",
    text: "African Leadership Academy is calling, africanleadershipacademy.africa/apply-2026",
  },
  {
    kind: "chain",
    text: "President's Education Gift for 2026 is here. After you fill in your name you must post the link in six WhatsApp groups, then the money enters your account.",
  },
  {
    kind: "agent",
    text: "I help people get into KNUST medicine. Cut-off point is not a problem. We settle after the list comes. Only serious parents.",
  },
  {
    kind: "identity",
    text: "To receive the Mo Ibrahim student support please snap your passport page and your ATM and drop it here in the chat.",
  },
  {
    kind: "guarantee",
    text: "Our office in Dubai places African students in UK universities with full sponsorship and part time job. Success rate 100%. Visa is sure. Message us on Telegram.",
  },
];

export const laterGenuine: { kind: string; text: string }[] = [
  {
    kind: "official",
    text: "Dear counsellors, the Rhodes Scholarship for East Africa and for West Africa closes on 1 August. Candidates register through www.rhodeshouse.ox.ac.uk and need five referees.",
  },
  {
    kind: "official",
    text: "Australia Awards Scholarships: online applications at https://www.australiaawardsafrica.org. Shortlisted candidates pay nothing for the English test, the programme arranges it.",
  },
  {
    kind: "official",
    text: "PTDF Overseas Scholarship Scheme: fill in the form on scholarship.ptdf.gov.ng, print the slip and come to the interview venue with your originals.",
  },
  {
    kind: "official",
    text: "WHO internships: the application window opens twice a year. Interns receive a stipend and lunch. More at www.who.int/careers/internship-programme",
  },
  {
    kind: "costs",
    text: "IELTS on computer is held three times a week in Nairobi. You pay the test fee on the British Council's own site when you book.",
  },
  {
    kind: "costs",
    text: "Admission to the undergraduate programme: the application form costs GHS 250 and is sold on the university's portal, apply.knust.edu.gh.",
  },
  {
    kind: "talk",
    text: "Class teachers, please remind learners that Wings to Fly forms come back to the branch by Friday. Interviews follow in the second week.",
  },
  {
    kind: "talk",
    text: "Hey, my cousin says the Turkish scholarship even pays for your flight once. I am going to apply tonight, do you want to do it together?",
  },
  {
    kind: "talk",
    text: "Your loan application was received. You can follow its status when you log in to the portal with your email and password.",
  },
  {
    kind: "news",
    text: "Nigeria's student loan fund says that 300,000 students have been paid since May. The next round opens when schools upload their lists.",
  },
  {
    kind: "news",
    text: "Limited seats at Saturday's mock SAT in Kampala. It is free, but sign up early. Bring a pencil and your ID.",
  },
  {
    kind: "news",
    text: "Congratulations to our three alumni who won places at African Leadership University. They were selected from over 2,000.",
  },
];

laterScams.push(
  {
    kind: "fee",
    text: "Fulbright Ethiopia office: your interview was successful. Before we book your flight you are required to make a payment of 12,000 birr for medical clearance.",
  },
  {
    kind: "fee",
    text: "Oxford Weidenfeld scholarship, I can submit the application for you. My charge is just 5k, half now and half when you get it.",
  },
  {
    kind: "fee",
    text: "Dear applicant, kindly note that your name will be removed if the administrative levy of USD 40 is not received by close of business.",
  },
  {
    kind: "fee",
    text: "Scholarship exam for JKUAT is on Saturday. Exam card is Ksh 350, pay to the till below and send a screenshot.",
  },
  {
    kind: "money",
    text: "Your grant is in customs. Buy two $50 Apple cards, scratch and send the numbers, then the parcel with your laptop is released.",
  },
  {
    kind: "secrets",
    text: "This is Equity. To join the Wings to Fly list kindly dial *247# and read out the code that appears to our staff on the phone.",
  },
  {
    kind: "secrets",
    text: "Enter your mobile banking login on this page so that TETFund can pay the stipend straight into your account: tetfund-pay.com",
  },
  {
    kind: "prize",
    text: "Great news! MTN Foundation picked 20 SIM cards this week and yours came up. Full tuition until graduation. Reply CLAIM.",
  },
  {
    kind: "address",
    text: "Rotary peace fellowship closes tonight: https://rotary.org-fellowships.info/apply",
  },
  {
    kind: "address",
    text: "New KCB Foundation scholars portal is kcbgroup-foundation.com, parents should register now",
  },
  { kind: "address", text: "Swiss government excellence awards form: sbfi-admin-ch.web.app" },
  {
    kind: "chain",
    text: "Free scholarship form from the UN. You will see a progress bar, send it to ten contacts until it is green.",
  },
  {
    kind: "agent",
    text: "Waec result not good? We will change it for you in the system and get you a scholarship in Turkey. Talk to us privately.",
  },
  {
    kind: "identity",
    text: "Hello, we saw your CV. You are accepted for our internship in Qatar. Send passport, two photos and your bank account to hr.qatarinterns@outlook.com.",
  },
);

laterGenuine.push(
  {
    kind: "official",
    text: "Deadline reminder from the Careers Office: MasterCard Foundation Scholars at Cambridge, 3 December, https://www.mastercardfoundation.fund.cam.ac.uk. Come and see us if you need help.",
  },
  {
    kind: "official",
    text: "UNHCR's DAFI scholarship helps refugees study in the country that hosts them. Each country office publishes its own call on www.unhcr.org.",
  },
  {
    kind: "official",
    text: "Google's Summer of Code pays a stipend that depends on where you live. Contributor applications open in March on summerofcode.withgoogle.com.",
  },
  {
    kind: "costs",
    text: "You will need a passport that is valid for six more months, a bank statement and the visa fee of 490 pounds, which the award gives back to you.",
  },
  {
    kind: "costs",
    text: "HELB loans carry interest of 4% a year. You begin to repay one year after you finish. Read the terms before you sign.",
  },
  {
    kind: "costs",
    text: "School fees for the second term are due on Monday. Pay at the bank with the slip from the bursar's office.",
  },
  {
    kind: "talk",
    text: "Does anyone have notes for the PASET entrance test? Happy to share mine for statistics.",
  },
  {
    kind: "talk",
    text: "Dear Abebe, thank you for your application to Addis Ababa University. We will write again when the committee has met in June.",
  },
  {
    kind: "news",
    text: "Uganda's Higher Education Students' Financing Board has released the list of 1,200 loan beneficiaries. Find your name at hesfb.go.ug.",
  },
  {
    kind: "news",
    text: "A scholarship can change a life, but so can a polytechnic course that fits you. Read our guide before you choose.",
  },
);

/** Written last; the rules weren't changed afterwards, so these figures are what to expect. */
export const unseenScams: { kind: string; text: string }[] = [
  {
    kind: "fee",
    text: "KNUST MasterCard list is out and you are in. Pay 450 cedis acceptance money to the coordinator so they can print your admission letter.",
  },
  {
    kind: "fee",
    text: "Zoom training for the DAAD scholarship. After the training everybody gets the award. Ticket 1,000 bob, M-Pesa to my number.",
  },
  {
    kind: "fee",
    text: "The embassy has accepted your scholarship. We only wait for the insurance payment from your side. Please do it today so we can close the file.",
  },
  { kind: "fee", text: "Your CDF bursary cheque is with me. Nitumie 1,500 ya mafuta nikuletee." },
  {
    kind: "money",
    text: "We sponsor orphans to study in Europe. Help us with $200 in Bitcoin for the paperwork and your ticket will come by email.",
  },
  {
    kind: "secrets",
    text: "Student finance team here, there was an error in your deposit. Give me the code in the message from your bank and I will reverse it.",
  },
  {
    kind: "prize",
    text: "Airtel Africa Fellowship: out of 3 million subscribers your phone number won. Contact Mr James, +256 700 555 031.",
  },
  {
    kind: "address",
    text: "Kindly use https://www.ashesi.edu.gh.admission-2026.com for Ashesi scholarships",
  },
  { kind: "address", text: "African Development Bank internship: afdbb.org/internship or afdb-careers.com" },
  {
    kind: "chain",
    text: "Get a scholarship to Harvard from the Obama Foundation! Share to 20 people, then wait for the code.",
  },
  {
    kind: "agent",
    text: "Admission into Unilag for those who did not meet cut off. Scholarship included. Chat me up, the list closes this night.",
  },
  {
    kind: "identity",
    text: "For the youth grant, WhatsApp your ID card front and back and a selfie to 0788 555 020.",
  },
];

export const unseenGenuine: { kind: string; text: string }[] = [
  {
    kind: "official",
    text: "Students in final year: the Mandela Rhodes Foundation visits campus on 20 February. Questions? scholarships@mandelarhodes.org or www.mandelarhodes.org",
  },
  {
    kind: "official",
    text: "Ruforum is looking for master's students in crop science for a funded project. Send your CV and transcript to the project leader named in the call on www.ruforum.org.",
  },
  {
    kind: "costs",
    text: "TOEFL costs about 200 dollars. Ask the university whether it takes Duolingo instead, and whether it can waive the application fee.",
  },
  {
    kind: "costs",
    text: "Please pay the hostel money to the university account at Stanbic, as written in your admission letter, before you report on 14 August.",
  },
  {
    kind: "talk",
    text: "Congratulations Kofi! I heard you got the GNPC scholarship. We are all so proud of you.",
  },
  {
    kind: "talk",
    text: "Can you send me the link for the Ashinaga form again? I closed the tab by mistake.",
  },
  {
    kind: "news",
    text: "From next year the Stipendium Hungaricum will offer 50 places to Ethiopia. The ministry will announce how to apply in November.",
  },
  { kind: "news", text: "The library is open until midnight during the exams. Remember your student card." },
];
