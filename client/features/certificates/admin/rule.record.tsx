import { Link } from "react-router-dom";
import { UpdateCertificateRuleInput as limits } from "../../../apollo/cmsLimits.generated.json";
import type {
  CreateCertificateRuleInput,
  UpdateCertificateRuleInput,
} from "../../../apollo/schema.generated";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import type { CmsCertificateRuleQuery } from "../../../cms/generated/certificateRule.generated";
import {
  CmsCertificateRuleDocument,
  CmsCertificateRulesDocument,
  CreateCertificateRuleDocument,
  DeleteCertificateRuleDocument,
  UpdateCertificateRuleDocument,
} from "../../../cms/generated/certificateRule.generated";
import { newRecordPage } from "../../../cms/records/NewRecordPage";
import { recordList } from "../../../cms/records/RecordList";
import { recordPage } from "../../../cms/records/RecordPage";
import { recordQuery } from "../../../cms/records/recordQuery";
import { cmsPaths } from "../../../cmsPaths";
import type { ContentOf } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { paragraphs, text } from "../../../ui/form/kinds/textKinds";
import { choice, optionalNumber, tick } from "../../../ui/form/kinds/valueKinds";
import { Notice } from "../../../ui/Notice";
import { KINDS } from "../certificateKinds";
import type { CertificateSubjectsQuery } from "./rule.record.generated";
import { CertificateSubjectsDocument } from "./rule.record.generated";

const names = {
  noun: "certificate rule",
  plural: "rules",
  list: { title: "Certificate rules", path: cmsPaths.certificateRules },
};

const CRITERIA = {
  lessonsPercent: optionalNumber({
    label: "Lessons done (percent)",
    hint: "Of a batch’s lessons. For courses only. Leave all blank if only staff issue it.",
    part: "When it is earned",
    isShort: true,
  }),
  lessonEvidence: choice({
    label: "A lesson counts when",
    hint: "Texts, files, links that open elsewhere and videos without a length can’t be watched.",
    choices: {
      WATCHED: "it was watched; leave out lessons that can’t be watched",
      OTHERS_MARKED: "it was watched; those that can’t be watched, when marked as done",
      MARKED: "it was watched or the learner marked it as done",
    },
  }),
  classesPercent: optionalNumber({
    label: "Classes attended (percent)",
    hint: "Of all live classes, including future ones. Learners must meet everything you set.",
    isShort: true,
  }),
  exercisesPercent: optionalNumber({
    label: "Exercises passed (percent)",
    hint: "Of a batch’s lessons, or of a season’s questions.",
    isShort: true,
  }),
  countsGivenUp: tick({
    label: "Also count exercises passed after seeing the solution",
    hint: "Otherwise these count once they are passed again on a day of review.",
  }),
};

const TEXTS = {
  achievement: paragraphs({
    label: "What the learner did",
    hint: "A sentence or two, e.g. “24 hours of live classes, and a project.” What we counted is added below it.",
    part: "What it says",
  }),
  signatory: text({ label: "Signed by", hint: "Leave blank for the academy.", isShort: true }),
  signatoryTitle: text({ label: "Their title", hint: "E.g. Lead teacher.", isShort: true }),
};

const fields = describeFields<ContentOf<UpdateCertificateRuleInput>>(limits, { ...CRITERIA, ...TEXTS });

function subjectsOf({ cmsCourses, cmsWorkshops, cmsBootcampSeasons }: CertificateSubjectsQuery) {
  const subjects = [
    ...cmsCourses.nodes.map(({ id, name }) => [id, `${KINDS.COURSE}: ${name}`]),
    ...cmsWorkshops.nodes.map(({ id, name }) => [id, `${KINDS.WORKSHOP}: ${name}`]),
    ...cmsBootcampSeasons.map(({ id, number, title }) => [
      id,
      `${KINDS.BOOTCAMP}: Season ${number}, ${title}`,
    ]),
  ];
  return Object.fromEntries([["", "Choose…"], ...subjects]) as Record<string, string>;
}

function useNewFields() {
  const choices = subjectsOf(useLatestQuery(CertificateSubjectsDocument, {}));
  return describeFields<ContentOf<CreateCertificateRuleInput>>(limits, {
    subjectId: choice({ label: "For", choices, missing: "Please choose what the certificate is for." }),
    ...CRITERIA,
    ...TEXTS,
  });
}

type Shown = NonNullable<CmsCertificateRuleQuery["cmsCertificateRule"]>;

/** Rules made before evidence was asked for stay as they were until staff change them. */
function Weaknesses({ rule }: { rule: Shown }) {
  const { lessonsPercent, lessonEvidence, countsGivenUp, kind, hindrances } = rule;
  const weak = [
    lessonsPercent !== null &&
      lessonEvidence === "MARKED" &&
      "Learners can mark every lesson as done without watching it.",
    countsGivenUp && kind !== "WORKSHOP" && "Exercises count even if the solution was copied.",
  ].filter(Boolean);
  return (
    <>
      {weak.length > 0 && (
        <Notice title="This rule counts what nobody checked">
          <p>{weak.join(" ")} The certificate says so. Change it below.</p>
        </Notice>
      )}
      {hindrances.length > 0 && (
        <Notice title="Nobody can meet this rule everywhere" tone="problem">
          {hindrances.map((hindrance) => (
            <p key={hindrance}>{hindrance}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

interface Rule {
  lessonsPercent: number | null;
  classesPercent: number | null;
  exercisesPercent: number | null;
}

function whenEarned({ lessonsPercent, classesPercent, exercisesPercent }: Rule): string {
  const parts = [
    lessonsPercent !== null && `${lessonsPercent} % of lessons`,
    classesPercent !== null && `${classesPercent} % of classes`,
    exercisesPercent !== null && `${exercisesPercent} % of exercises`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "issued by staff";
}

export const CmsCertificateRulesPage = recordList({
  names,
  trail: <Link to={cmsPaths.certificates}>Certificates</Link>,
  add: { to: cmsPaths.newCertificateRule, label: "Add rule" },
  query: CmsCertificateRulesDocument,
  row: {
    to: ({ id }) => cmsPaths.certificateRule(id),
    titleOf: ({ title }) => title,
    factsOf: (rule) => (
      <>
        <span>{KINDS[rule.kind]}</span>
        <span>{whenEarned(rule)}</span>
      </>
    ),
  },
  empty: "Add the first: it says when a course, workshop or bootcamp season is completed.",
});

export const CmsNewCertificateRulePage = newRecordPage({
  names,
  useFields: useNewFields,
  create: CreateCertificateRuleDocument,
  titleOf: ({ title }) => `The rule for ${title}`,
  to: ({ id }) => cmsPaths.certificateRule(id),
});

const useRule = recordQuery(CmsCertificateRuleDocument);

export const CmsCertificateRulePage = recordPage({
  names,
  useRecord: useRule,
  useFields: () => fields,
  update: UpdateCertificateRuleDocument,
  deletion: {
    mutation: DeleteCertificateRuleDocument,
    hint: () => "Certificates that were issued stay valid. No new ones are issued.",
  },
  titleOf: ({ title }) => title,
  state: ({ kind }) => <span>{KINDS[kind]}</span>,
  about: (rule) => (
    <>
      <p>
        We issue a certificate when a learner meets the rule and has confirmed their e-mail address; in a
        batch with a last day, on that day. A change doesn’t issue certificates to those who meet it already:
        open a batch’s certificates to issue theirs.
      </p>
      <Weaknesses rule={rule} />
    </>
  ),
});
