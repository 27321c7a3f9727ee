import type { Subject } from "../../apollo/schema.generated";
import { optionalChoice } from "../../ui/form/kinds/valueKinds";

const SUBJECTS: Record<Subject, string> = {
  DATA_SCIENCE: "Data Science",
  DATA_ANALYTICS: "Data Analytics",
  POWER_BI: "Power BI",
  MACHINE_LEARNING: "Machine Learning",
  PYTHON: "Python",
  NLP: "NLP",
  EXCEL: "Excel",
  SQL: "SQL",
  AWS: "AWS",
  GENERAL: "Another subject",
};

export const subjectField = optionalChoice({
  label: "Subject",
  hint: "Sets the illustration and its colour where there is no picture.",
  choices: SUBJECTS,
  none: "As the title says",
});
