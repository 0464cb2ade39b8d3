import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { EligibilityFacts, FactsOf } from "./judgement.ts";
import { judgeAge } from "./rules/age.ts";
import { judgeAlsoAsked } from "./rules/also-asked.ts";
import { judgeCitizens, judgeCitizensExcluded, judgeWorkers } from "./rules/citizens.ts";
import { judgeCourse } from "./rules/course.ts";
import { judgeAwardEnrolled, judgeEnrolled } from "./rules/enrolled.ts";
import { judgeEnrolledAt } from "./rules/enrolled-at.ts";
import { judgeAwardFields, judgeWorkFields } from "./rules/fields.ts";
import { judgeCollegeSchooling, judgeFinished, judgeFirstDegree } from "./rules/finished.ts";
import { judgeAwardGrades, judgeWorkGrades } from "./rules/grades.ts";
import { judgeGroups } from "./rules/groups.ts";
import { judgeAwardLevel, judgeCollegeLevel, judgeWorkLevel } from "./rules/level.ts";
import { judgeRegion } from "./rules/region.ts";
import { judgeResidents } from "./rules/residents.ts";
import type { EligibilityRule } from "./rules/rule.ts";
import { judgeSchoolClass } from "./rules/school-class.ts";
import { judgeSex } from "./rules/sex.ts";
import { judgeFinishedWithin, judgeStudyYear } from "./rules/study-time.ts";
import { judgeTests } from "./rules/tests.ts";
import { judgeWork } from "./rules/work.ts";

const person: EligibilityRule<EligibilityFacts>[] = [
  judgeFinishedWithin,
  judgeStudyYear,
  judgeFinished,
  judgeSex,
  judgeGroups,
  judgeAge,
  judgeWork,
];

/** All rules by kind, in the order in which students read them. Nothing else decides who may apply. */
export const eligibilityRules: { [Kind in OpportunityKind]: EligibilityRule<FactsOf[Kind]>[] } = {
  scholarship: [
    judgeCitizens,
    judgeCitizensExcluded,
    judgeResidents,
    judgeRegion,
    judgeAwardLevel,
    judgeFirstDegree,
    judgeAwardEnrolled,
    ...person,
    judgeAwardGrades,
    judgeTests,
    judgeAwardFields,
    judgeEnrolledAt,
    judgeSchoolClass,
    judgeAlsoAsked,
  ],
  college: [judgeCollegeLevel, judgeCollegeSchooling, judgeCourse, judgeAlsoAsked],
  internship: [
    judgeWorkers,
    judgeCitizensExcluded,
    judgeResidents,
    judgeRegion,
    judgeWorkLevel,
    judgeEnrolled,
    ...person,
    judgeWorkGrades,
    judgeTests,
    judgeWorkFields,
    judgeEnrolledAt,
    judgeSchoolClass,
    judgeAlsoAsked,
  ],
};
