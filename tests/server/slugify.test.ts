import { expect, test } from "vitest";
import { slugify } from "../../server/features/catalog/slugify";

test.each([
  ["Power BI", "power-bi"],
  ["Café & Crème", "cafe-creme"],
  ["Einführung in Python", "einfuhrung-in-python"],
  ["C++ from Zero", "c-plus-plus-from-zero"],
  ["C# Basics", "c-sharp-basics"],
  ["F♯ and c#", "f-sharp-and-c-sharp"],
  ["ASP.NET, .NET and example.network", "asp-dot-net-dot-net-and-example-network"],
  ["1 + 1 #ABC", "1-1-abc"],
])("%s is found at %s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each(["पाइथन", "—"])("%s, which has no Latin letter, gets an address all the same", (name) => {
  expect(slugify(name)).toMatch(/^course-[0-9a-f]{8}$/);
});
