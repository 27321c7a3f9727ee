export function LmsCoursePage() {
  return (
    <main id="main">
      <h1>LmsCoursePage</h1>
    </main>
  );
}
