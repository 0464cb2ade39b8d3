import type { servedCountries } from "#database/schema/lists.ts";
import type { programTexts } from "./program-words.ts";

interface Program {
  name: string;
  about: keyof typeof programTexts;
  url: string;
}

export interface ProgramRegion {
  /** Null for all of them. */
  country: (typeof servedCountries)[number] | null;
  programs: Program[];
}

const program = (name: string, url: string, about: Program["about"]): Program => ({ name, url, about });

/** Based on the organisations' own pages. Calls open and close: the linked page is authoritative. */
export const places: ProgramRegion[] = [
  {
    country: null,
    programs: [
      program(
        "Tony Elumelu Foundation Entrepreneurship Programme",
        "https://www.tonyelumelufoundation.org",
        "tonyElumelu",
      ),
      program("MEST Africa", "https://meltwater.org", "mest"),
      program("Hult Prize", "https://www.hultprize.org", "hult"),
      program("Africa's Business Heroes", "https://africabusinessheroes.org", "heroes"),
      program("YALI Network", "https://yali.state.gov", "yali"),
    ],
  },
  {
    country: "Kenya",
    programs: [
      program("Youth Enterprise Development Fund", "https://www.youthfund.go.ke", "youthFund"),
      program("Hustler Fund", "https://www.hustlerfund.go.ke", "hustler"),
      program("Women Enterprise Fund", "https://www.wef.co.ke", "women"),
    ],
  },
  {
    country: "Nigeria",
    programs: [
      program("Bank of Industry", "https://www.boi.ng", "boi"),
      program("SMEDAN", "https://smedan.gov.ng", "smedan"),
      program("Lagos State Employment Trust Fund", "https://lsetf.ng", "lsetf"),
    ],
  },
  {
    country: "Ghana",
    programs: [
      program("National Entrepreneurship and Innovation Programme", "https://neip.gov.gh", "neip"),
      program("Ghana Enterprises Agency", "https://gea.gov.gh", "gea"),
      program("Kosmos Innovation Center", "https://www.kosmosinnovationcenter.com", "kosmos"),
    ],
  },
  {
    country: "Ethiopia",
    programs: [
      program("iceaddis", "https://www.iceaddis.com", "iceaddis"),
      program("Ministry of Labor and Skills", "https://www.mols.gov.et", "mols"),
      program("Development Bank of Ethiopia", "https://www.dbe.com.et", "dbe"),
    ],
  },
  {
    country: "Uganda",
    programs: [
      program("Youth Livelihood Programme", "https://mglsd.go.ug", "ylp"),
      program("Enterprise Uganda", "https://www.enterprise.co.ug", "enterpriseUganda"),
      program("The Innovation Village", "https://innovationvillage.co.ug", "innovation"),
    ],
  },
];
