interface CourseFacts {
  academyName: string;
  origin: string;
  path: string;
  name: string;
  description: string;
  priceRupees?: number | null;
  startsAt?: string | null;
}

/** A schema.org `Course`. The page's URL is its `@id`, so that search engines merge its mentions. */
export function courseData({ academyName, origin, path, ...course }: CourseFacts) {
  const offers = typeof course.priceRupees === "number" && {
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: course.priceRupees,
      priceCurrency: "INR",
      url: origin + path,
    },
  };
  return {
    "@type": "Course",
    "@id": origin + path,
    name: course.name,
    description: course.description || `${course.name}, a course of ${academyName}.`,
    url: origin + path,
    provider: { "@type": "Organization", name: academyName, sameAs: origin },
    ...offers,
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(course.startsAt && { startDate: course.startsAt }),
    },
  };
}
