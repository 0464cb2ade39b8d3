import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { EligibilityFacts, FactsOf } from "./judgement.ts";
import { judgeAge } from "./rules/age.ts";
import { judgeAlsoAsked } from "./rules/also-asked.ts";
import { judgeCitizens, judgeWorkers } from "./rules/citizens.ts";
import { judgeCourse } from "./rules/course.ts";
import { judgeEnrolled } from "./rules/enrolled.ts";
import { judgeEnrolledAt } from "./rules/enrolled-at.ts";
import { judgeAwardFields, judgeWorkFields } from "./rules/fields.ts";
import { judgeCollegeSchooling, judgeFinished, judgeFirstDegree } from "./rules/finished.ts";
import { judgeAwardGrades, judgeWorkGrades } from "./rules/grades.ts";
import { judgeGroups } from "./rules/groups.ts";
import { judgeAwardLevel, judgeCollegeLevel, judgeWorkLevel } from "./rules/level.ts";
import { judgeRegion } from "./rules/region.ts";
import { judgeResidents } from "./rules/residents.ts";
import type { EligibilityRule } from "./rules/rule.ts";
import { judgeSex } from "./rules/sex.ts";
import { judgeTests } from "./rules/tests.ts";
import { judgeWork } from "./rules/work.ts";

const person: EligibilityRule<EligibilityFacts>[] = [
  judgeFinished,
  judgeSex,
  judgeGroups,
  judgeAge,
  judgeWork,
];

/** Every rule, by kind, in the order in which students read them. Nothing else decides who may apply. */
export const eligibilityRules: { [Kind in OpportunityKind]: EligibilityRule<FactsOf[Kind]>[] } = {
  scholarship: [
    judgeCitizens,
    judgeResidents,
    judgeRegion,
    judgeAwardLevel,
    judgeFirstDegree,
    ...person,
    judgeAwardGrades,
    judgeTests,
    judgeAwardFields,
    judgeEnrolledAt,
    judgeAlsoAsked,
  ],
  college: [judgeCollegeLevel, judgeCollegeSchooling, judgeCourse, judgeAlsoAsked],
  internship: [
    judgeWorkers,
    judgeResidents,
    judgeRegion,
    judgeWorkLevel,
    judgeEnrolled,
    ...person,
    judgeWorkGrades,
    judgeTests,
    judgeWorkFields,
    judgeEnrolledAt,
    judgeAlsoAsked,
  ],
};
