export function RecentRoadmaps() {
  return null
}
