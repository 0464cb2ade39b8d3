import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./school-words.ts";

type Words = Translation<typeof english>;

const schoolTypes: Readonly<Record<string, string>> = {
  "Graduate institute": "Taasisi ya uzamili na uzamifu",
  "Liberal arts college": "Chuo cha masomo ya jumla (liberal arts)",
  "Nursing school": "Chuo cha uuguzi",
  Other: "Nyingine",
  Polytechnic: "Chuo cha teknolojia (polytechnic)",
  "Private university": "Chuo kikuu binafsi",
  "Public university": "Chuo kikuu cha umma",
  "Teachers' college": "Chuo cha ualimu",
  "Trade school": "Chuo cha kiufundi",
  "University college": "Chuo kikuu kishiriki",
};

const trades: Readonly<Record<string, string>> = {
  Accounting: "Uhasibu",
  "Air Traffic Control": "Uongozaji wa ndege",
  "Aircraft Maintenance": "Matengenezo ya ndege",
  "Automotive Mechanics": "Umekanika wa magari",
  "Building Construction": "Ujenzi",
  "Cabin Crew": "Wahudumu wa ndege",
  "Carpentry and Joinery": "Useremala",
  "Clinical Medicine": "Utabibu (clinical medicine)",
  "Community Health": "Afya ya jamii",
  "Culinary Arts": "Upishi",
  "Electrical Installation": "Uwekaji wa nyaya za umeme",
  "Garment Making": "Ushonaji wa nguo",
  Hospitality: "Utalii na hoteli (hospitality)",
  "Industrial Mechanics": "Umekanika wa viwandani",
  "Information Technology": "Teknolojia ya habari",
  "International Relations": "Uhusiano wa kimataifa",
  Manufacturing: "Uzalishaji viwandani",
  "Maritime Studies": "Masomo ya bahari",
  Mechatronics: "Mekatroniki",
  "Medical Laboratory Sciences": "Sayansi ya maabara ya tiba",
  "Pastry and Bakery": "Uokaji wa mikate na keki",
  "Petroleum Operations": "Uendeshaji wa mitambo ya mafuta",
  "Pilot Training": "Mafunzo ya rubani",
  Plumbing: "Ufundi wa bomba",
  "Political Science": "Sayansi ya siasa",
  "Product Design": "Usanifu wa bidhaa",
  "Textile Technology": "Teknolojia ya nguo",
  Tourism: "Utalii",
  "Welding and Fabrication": "Uchomeleaji na uundaji wa vyuma",
};

export const schoolTypeName: Words["schoolTypeName"] = (name) => lookUp(schoolTypes, name) ?? name;
export const tradeName: Words["tradeName"] = (name) => lookUp(trades, name) ?? name;
