import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./program-words.ts";

type Words = Translation<typeof english>;

export const programTexts: Words["programTexts"] = {
  tonyElumelu:
    "Une formation à l’entreprise, un mentor et 5 000 dollars américains que vous ne remboursez pas. Pour les Africains de 18 ans ou plus qui ont une idée ou une entreprise de cinq ans au plus. Les candidatures ouvrent d’habitude de janvier à mars.",
  mest: "Une année de formation financée à Accra pour les diplômés qui veulent créer une entreprise de logiciels. Les meilleures équipes reçoivent un capital de départ à la fin.",
  hult: "Un concours annuel pour des équipes d’étudiants dont l’entreprise résout un problème social. Les tours commencent à l’université, et l’équipe gagnante reçoit un million de dollars américains.",
  heroes:
    "Un prix pour les fondateurs dont l’entreprise a déjà des clients. Chaque année, dix finalistes se partagent 1,5 million de dollars américains de subventions.",
  yali: "Des cours gratuits en ligne sur l’entreprise et le leadership pour les 18 à 35 ans, par le gouvernement des États-Unis. L’offre a changé récemment : regardez ce qui est ouvert maintenant.",
  youthFund:
    "Un fonds public qui prête aux entreprises de personnes de 18 à 34 ans, seules ou en groupe, et les forme.",
  hustler:
    "De petits prêts de l’État, à demander sur n’importe quel téléphone avec *254#. Ils sont rapides, mais ce sont des dettes : empruntez ce que vous pouvez rembourser.",
  women: "Des prêts et des formations pour les femmes, le plus souvent par des groupes enregistrés.",
  boi: "La banque publique de développement. Elle prête aux petites entreprises et a des programmes pour les jeunes fondateurs et les diplômés.",
  smedan:
    "L’agence fédérale des petites entreprises : enregistrement, formation, nouvelles des subventions et des prêts.",
  lsetf:
    "Des prêts, des formations et une aide au démarrage pour les personnes qui vivent dans l’État de Lagos.",
  neip: "Le programme de l’État pour les jeunes entreprises : formation, mentorat et argent pour celles qui sont choisies.",
  gea: "Des conseils, des formations et une aide pour trouver un financement, dans les centres d’affaires des districts.",
  kosmos: "Forme des jeunes à créer des entreprises, surtout agricoles, et soutient les meilleures équipes.",
  iceaddis: "Un centre à Addis-Abeba qui forme, héberge et conseille de jeunes entreprises de technologie.",
  mols: "Dirige la formation publique et la création d’emplois, et annonce des programmes pour les personnes qui créent une entreprise.",
  dbe: "La banque publique qui prête aux projets et loue des machines aux petites et moyennes entreprises.",
  ylp: "Des prêts tournants pour des groupes de jeunes de 18 à 30 ans, par le ministère du Genre, du Travail et du Développement social. Demandez au bureau de votre district ou sous-comté ce qui est ouvert.",
  enterpriseUganda:
    "Des formations pratiques et des conseils pour les personnes qui démarrent et pour celles qui veulent grandir.",
  innovation:
    "Un lieu de rencontre pour les fondateurs à Kampala, avec des programmes qui les forment et amènent des investisseurs.",
};
