import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./school-words.ts";

type Words = Translation<typeof english>;

const schoolTypes: Readonly<Record<string, string>> = {
  "Graduate institute": "Institut de troisième cycle",
  "Liberal arts college": "Université d’arts libéraux",
  "Nursing school": "École d’infirmiers",
  Other: "Autre",
  Polytechnic: "Institut polytechnique",
  "Private university": "Université privée",
  "Public university": "Université publique",
  "Teachers' college": "École normale",
  "Trade school": "Centre de formation professionnelle",
  "University college": "Collège universitaire",
};

const trades: Readonly<Record<string, string>> = {
  Accounting: "Comptabilité",
  "Air Traffic Control": "Contrôle aérien",
  "Aircraft Maintenance": "Maintenance aéronautique",
  "Automotive Mechanics": "Mécanique automobile",
  "Building Construction": "Bâtiment",
  "Cabin Crew": "Personnel de cabine",
  "Carpentry and Joinery": "Menuiserie et charpente",
  "Clinical Medicine": "Médecine clinique",
  "Community Health": "Santé communautaire",
  "Culinary Arts": "Cuisine",
  "Electrical Installation": "Électricité du bâtiment",
  "Garment Making": "Couture et confection",
  Hospitality: "Hôtellerie",
  "Industrial Mechanics": "Mécanique industrielle",
  "Information Technology": "Technologies de l’information",
  "International Relations": "Relations internationales",
  Manufacturing: "Fabrication industrielle",
  "Maritime Studies": "Études maritimes",
  Mechatronics: "Mécatronique",
  "Medical Laboratory Sciences": "Sciences de laboratoire médical",
  "Pastry and Bakery": "Pâtisserie et boulangerie",
  "Petroleum Operations": "Opérations pétrolières",
  "Pilot Training": "Formation de pilote",
  Plumbing: "Plomberie",
  "Political Science": "Science politique",
  "Product Design": "Conception de produits",
  "Textile Technology": "Technologie textile",
  Tourism: "Tourisme",
  "Welding and Fabrication": "Soudure et construction métallique",
};

export const schoolTypeName: Words["schoolTypeName"] = (name) => lookUp(schoolTypes, name) ?? name;
export const tradeName: Words["tradeName"] = (name) => lookUp(trades, name) ?? name;
