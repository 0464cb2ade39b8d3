import type { Result } from "#database/schema/about-student.ts";
import type { GradeSystem } from "./system.ts";
import { aLevel } from "./systems/a-level.ts";
import { cdacc } from "./systems/cdacc.ts";
import { eheece } from "./systems/eheece.ts";
import { et4 } from "./systems/et4.ts";
import { fr20 } from "./systems/fr20.ts";
import { ghCgpa4 } from "./systems/gh-cgpa4.ts";
import { ghCwa } from "./systems/gh-cwa.ts";
import { ghHnd } from "./systems/gh-hnd.ts";
import { ghUg } from "./systems/gh-ug.ts";
import { ib } from "./systems/ib.ts";
import { igcse } from "./systems/igcse.ts";
import { kcse } from "./systems/kcse.ts";
import { kePct } from "./systems/ke-pct.ts";
import { kjsea } from "./systems/kjsea.ts";
import { knec } from "./systems/knec.ts";
import { ngPoly } from "./systems/ng-poly.ts";
import { ng4 } from "./systems/ng4.ts";
import { ng5 } from "./systems/ng5.ts";
import { ng7 } from "./systems/ng7.ts";
import { uace } from "./systems/uace.ts";
import { ubteb } from "./systems/ubteb.ts";
import { uceNew } from "./systems/uce-new.ts";
import { uceOld } from "./systems/uce-old.ts";
import { ug5 } from "./systems/ug5.ts";
import { ukClass } from "./systems/uk-class.ts";
import { us4 } from "./systems/us4.ts";
import { utme } from "./systems/utme.ts";
import { wassce } from "./systems/wassce.ts";

/** Every exam and scale, by the word that results keep. */
export const systems: Record<Result["system"], GradeSystem> = {
  kcse,
  kjsea,
  wassce,
  utme,
  uce_old: uceOld,
  uce_new: uceNew,
  uace,
  eheece,
  a_level: aLevel,
  ib,
  igcse,
  knec,
  cdacc,
  ng_poly: ngPoly,
  gh_hnd: ghHnd,
  ubteb,
  ng5,
  ng4,
  ng7,
  gh_ug: ghUg,
  gh_cgpa4: ghCgpa4,
  gh_cwa: ghCwa,
  ke_pct: kePct,
  ug5,
  et4,
  us4,
  uk_class: ukClass,
  fr20,
};
