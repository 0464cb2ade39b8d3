import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./privacy-words.ts";

type Words = Translation<typeof english>;

export const privacy: Words["privacy"] = {
  intro:
    "Ce que nous savons de vous, pourquoi il nous le faut, combien de temps nous le gardons, et ce que vous pouvez faire.",
  sections: [
    {
      title: "Ce que nous gardons",
      paragraphs: [
        "Sans compte, nous ne gardons rien qui vous nomme. Si vous demandez la lettre d’information, nous gardons votre adresse e-mail, ainsi que votre pays et votre niveau d’études si vous nous les dites. Notre journal technique montre quelles pages ont été ouvertes. Il ne montre ni vos recherches ni votre adresse internet. Pour empêcher que l’on devine des mots de passe, nous comptons les essais par adresse internet pendant un jour au plus. L’adresse est gardée sous forme d’un code qui ne permet pas de la retrouver.",
        "Avec un compte, nous gardons votre adresse e-mail, votre mot de passe sous une forme que personne ne peut lire, et quand et avec quel navigateur vous vous êtes connecté. Nous gardons aussi les deux derniers jours où vous avez ouvert la page d’accueil et les deux dernières fois où vous avez ouvert vos opportunités, pour vous montrer les nouveautés. Si vous activez la deuxième étape de connexion, nous gardons une clé pour votre application ou votre numéro de téléphone.",
        "Si vous liez un téléphone sans internet, nous gardons un code fait à partir de son numéro, et ses trois derniers chiffres. Le code ne permet pas de retrouver le numéro. Si vous nous appelez ou nous envoyez un SMS, nous gardons pendant dix minutes votre place dans les menus. Nous ne gardons pas le message que vous nous demandez de vérifier.",
        "Si vous signalez un problème sur une fiche, nous gardons ce que vous avez écrit. Si vous laissez votre adresse e-mail, nous la gardons seulement jusqu’à ce que notre équipe ait traité le signalement.",
        "Nous gardons pendant un an la liste des alertes, rappels et lettres d’information envoyés, pour que vous puissiez les voir dans votre profil. Elle dit aussi s’ils sont arrivés à votre adresse.",
        "Si vous activez les notifications sur un appareil, nous gardons son adresse au service de notifications du fabricant de votre navigateur, les clés qui permettent à ce seul navigateur de les lire, et les sortes que vous voulez. Nous les supprimons quand vous vous y déconnectez ou quand vous désactivez les notifications. Nous gardons le texte des notifications pendant 30 jours.",
        "Avec un profil, nous gardons ce que vous y avez écrit : vos notes et, si vous êtes parent, ce que vous nous avez dit de vos enfants. Seuls votre nom, votre adresse e-mail et votre pays sont obligatoires.",
        "Certaines bourses sont pour des personnes dans une situation difficile : personnes réfugiées, personnes en situation de handicap, familles qui ont peu de moyens, orphelins. Si vous nous parlez de votre situation, nous gardons ces réponses à part de votre profil. Personne d’autre ne les voit, pas même notre équipe. Elles ne sont jamais dans un e-mail, un journal, une liste ou un téléchargement, et un bouton les supprime.",
        "Si vous écrivez dans l’Entraide étudiante, nous gardons le nom affiché et le pays que vous avez choisis, vos messages, et ce que vous suivez, trouvez utile ou signalez. Tout le monde peut lire vos messages avec votre nom affiché et votre pays. Personne n’y voit votre vrai nom ni votre adresse e-mail.",
      ],
    },
    {
      title: "Pourquoi nous le gardons, et la base légale",
      paragraphs: [
        "Nous l’utilisons pour vous connecter et pour trouver des bourses, des établissements et des stages qui vous conviennent. C’est le service que vous avez demandé. Nous envoyons les alertes et la lettre d’information seulement avec votre consentement. Vous pouvez les activer ou les arrêter dans votre profil, ou les arrêter en un clic dans chaque e-mail.",
        "Nous ne vendons pas vos données, nous ne les montrons pas aux annonceurs et nous ne les donnons pas aux écoles. Les autres membres ne peuvent pas voir votre profil. Vos opportunités viennent de règles fixes, et chaque fiche les explique. Aucune machine ne décide à votre sujet : c’est l’organisme qui choisit.",
      ],
    },
    {
      title: "Pendant combien de temps",
      paragraphs: [
        "Nous le gardons tant que vous avez un compte. Quand vous supprimez le compte, tout ce qui vous nomme est supprimé aussitôt, et les e-mails s’arrêtent. Nous effaçons aussi le texte de vos messages dans l’Entraide étudiante. Les réponses des autres restent. Si vous n’utilisez pas un appareil pendant 30 jours, il est déconnecté.",
        "Si vous avez demandé la lettre d’information sans compte et n’avez jamais confirmé, nous supprimons votre adresse après une semaine. Si vous vous désabonnez, nous la supprimons après 30 jours.",
      ],
    },
    {
      title: "Qui d’autre y a affaire",
      paragraphs: [
        "Les entreprises qui font marcher notre serveur et qui livrent nos e-mails. Si vous ajoutez un téléphone, aussi celle qui envoie nos SMS. Si vous activez les notifications, le fabricant de votre navigateur les livre. Il sait quand une notification arrive, mais ne peut pas la lire. Si vous choisissez « Continuer avec Google », Google sait que vous utilisez Fursa et nous donne votre nom et votre adresse e-mail. Certaines de ces entreprises travaillent peut-être hors de votre pays. Nous n’utilisons que celles qui promettent par écrit de protéger vos données comme votre loi l’exige.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        "Nous utilisons seulement les cookies dont le site a besoin. L’un garde votre connexion. Un autre reconnaît cet appareil, pour que les mauvais mots de passe d’un inconnu ne vous bloquent pas. Un autre porte un message ou un lien à la page suivante. Un autre dure une minute après un enregistrement, pour que vous voyiez le changement. Un autre retient l’économiseur de données. Aucun ne vous suit sur d’autres sites.",
      ],
    },
    {
      title: "Si vous avez moins de 18 ans",
      paragraphs: [
        "Vous pouvez rechercher, remplir un profil et voir vos opportunités. Si vous avez un compte, un parent ou tuteur légal doit d’abord accepter la lettre d’information et les messages publics. Nous lui envoyons un lien. Si vous vous inscrivez sans compte sur la page de la lettre, vous nous dites qu’il est d’accord. Vous n’êtes pas obligé de nous dire votre âge, mais nous le demandons avant votre premier message public. Le parent ou tuteur légal peut retirer son accord avec le même lien.",
      ],
    },
    {
      title: "Vos droits",
      paragraphs: [
        "Vous pouvez voir et corriger vos données dans votre profil. Vous pouvez en télécharger une copie (« Télécharger mes données ») ou tout supprimer (« Supprimer mon compte »). Vous pouvez retirer votre consentement. Si vous n’êtes pas d’accord avec l’usage de vos données, écrivez-nous. Tout cela est gratuit.",
        "Vos droits viennent de ces lois. Kenya : Data Protection Act 2019 (Office of the Data Protection Commissioner). Nigeria : Data Protection Act 2023 (Nigeria Data Protection Commission). Ghana : Data Protection Act 2012 (Data Protection Commission). Ouganda : Data Protection and Privacy Act 2019 (Personal Data Protection Office). Éthiopie : Personal Data Protection Proclamation 1321/2024 (Ethiopian Communications Authority).",
        "Sénégal : loi 2008-12 (Commission de Protection des Données Personnelles). Côte d’Ivoire : loi 2013-450 (Autorité de Régulation des Télécommunications). Rwanda : loi 058/2021 (National Cyber Security Authority).",
        "Le Cameroun a la loi 2024/017, et la République démocratique du Congo le Code du numérique de 2023. Nous n’avons pas pu confirmer quelle autorité y reçoit les plaintes.",
      ],
    },
    {
      title: "Comment c’est protégé",
      paragraphs: [
        "La connexion est chiffrée. Notre base de données montre les données de chaque personne à elle seule, donc une erreur dans une page ne peut pas les montrer à quelqu’un d’autre. Si un incident présente un risque pour vous, nous prévenons l’autorité dans les 72 heures et nous vous le disons tout de suite.",
      ],
    },
  ],
  contact: {
    title: "Nous écrire",
    reach: "Questions, corrections et réclamations nous parviennent ici :",
    answer:
      "Nous répondons sous 30 jours. Vous pouvez aussi vous adresser à l’autorité de votre pays, nommée plus haut.",
  },
  onPhone: {
    title: "Ce qui est gardé sur un téléphone",
    intro: "Voici tout ce que Fursa garde dans un navigateur, avec les noms que cela y porte.",
    paragraphs: [
      "Si vous gardez vos données personnelles sur un téléphone, toute personne qui l’ouvre peut les lire sans mot de passe. Quand vous vous déconnectez, elles y sont supprimées. Les changements qui n’ont pas pu être envoyés restent sur le téléphone jusqu’à ce que vous vous reconnectiez ou les supprimiez. Personne d’autre ne peut les envoyer ni les voir sur le site. « Oublier ce téléphone » supprime tout, sauf les cookies. Ceux-ci finissent quand vous vous déconnectez ou quand ils expirent.",
      "Le fichier que vous pouvez donner contient seulement le catalogue public. Il ne garde rien sur vous.",
    ],
  },
};
