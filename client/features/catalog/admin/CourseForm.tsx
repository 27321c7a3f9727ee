import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { forgetCatalogue } from "../../../apollo/forgetCatalogue";
import { saveOutcomeOf } from "../../../apollo/saveOutcomeOf";
import type { FormValues } from "../../../ui/form/Form";
import { CheckboxField, TextAreaField, TextField } from "../../../ui/form/fields";
import { FieldGrid } from "../../../ui/form/FieldGrid";
import type { VersionedRecord } from "../../../ui/form/VersionedForm";
import { VersionedForm } from "../../../ui/form/VersionedForm";
import {
  CourseForm_CourseFragmentDoc,
  NewestCourseDocument,
  UpdateCourseDocument,
} from "./CourseForm.generated";
import type { CourseForm_CourseFragment } from "./CourseForm.generated";

const FIELDS = [
  { name: "name", label: "Course Name" },
  { name: "description", label: "Description" },
  { name: "imageUrl", label: "Image URL" },
  { name: "priceRupees", label: "Price in rupees" },
  { name: "payLink", label: "Payment link" },
  { name: "isPublished", label: "Published", isTick: true },
];

const MAX_PRICE_RUPEES = 10_000_000;

function toRecord(course: Omit<CourseForm_CourseFragment, " $fragmentName">): VersionedRecord {
  return {
    version: course.version,
    values: {
      name: course.name,
      description: course.description,
      imageUrl: course.imageUrl ?? "",
      priceRupees: course.priceRupees?.toString() ?? "",
      payLink: course.payLink ?? "",
      isPublished: course.isPublished ? "on" : "",
    },
  };
}

interface CourseFormProps {
  course: FragmentType<CourseForm_CourseFragment>;
}

/** Edits what a course is called, says and costs. */
export function CourseForm({ course }: CourseFormProps) {
  const client = useApolloClient();
  const { data } = useSuspenseFragment({
    fragment: CourseForm_CourseFragmentDoc,
    fragmentName: "CourseForm_course",
    from: course,
  });

  async function save(values: FormValues, expectedVersion: number) {
    const { name = "", description = "", imageUrl, priceRupees, payLink, isPublished } = values;
    const result = await client.mutate({
      mutation: UpdateCourseDocument,
      variables: {
        input: {
          id: data.id,
          expectedVersion,
          name,
          description,
          imageUrl,
          priceRupees: priceRupees ? Number(priceRupees) : null,
          payLink,
          isPublished: isPublished === "on",
        },
      },
      errorPolicy: "all",
      update: forgetCatalogue,
    });
    return result.data ? { saved: toRecord(result.data.updateCourse) } : saveOutcomeOf(result.error);
  }

  async function readNewest() {
    const { data: newest } = await client.query({
      query: NewestCourseDocument,
      variables: { slug: data.slug },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    return newest?.course ? toRecord(newest.course) : null;
  }

  return (
    <VersionedForm record={toRecord(data)} fields={FIELDS} save={save} readNewest={readNewest}>
      {(values) => (
        <>
          <TextField
            name="name"
            label="Course Name"
            defaultValue={values.name}
            required
            missing="Please enter the course's name."
          />
          <TextAreaField name="description" label="Description" defaultValue={values.description} />
          <FieldGrid>
            <TextField
              name="priceRupees"
              label="Price in rupees"
              type="number"
              min={0}
              max={MAX_PRICE_RUPEES}
              step={1}
              inputMode="numeric"
              defaultValue={values.priceRupees}
              invalid="Please enter whole rupees, from 0 to 1,00,00,000."
              hint="Empty: taught, but not sold."
            />
            <TextField
              name="payLink"
              label="Payment link"
              type="url"
              defaultValue={values.payLink}
              invalid="Please enter a full address that starts with https://"
              hint="Empty: buyers read “Payment link is not available.”"
            />
          </FieldGrid>
          <TextField
            name="imageUrl"
            label="Image URL"
            type="url"
            defaultValue={values.imageUrl}
            invalid="Please enter a full address that starts with https://"
            hint="Empty: a drawing stands in."
          />
          <CheckboxField
            name="isPublished"
            label="Published"
            defaultChecked={values.isPublished === "on"}
            hint="A draft is seen by staff only."
          />
        </>
      )}
    </VersionedForm>
  );
}
