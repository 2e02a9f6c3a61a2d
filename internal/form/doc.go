// Package form brings what was read into the form that a finished document has: each value in the field and under the
// heading where a reader looks for it, and lists cut into their items. No word is made up, and none is left out but the
// labels that the field says by itself. What the user placed stays where it was put.
//
// Document runs before values get their IDs, so it makes no notes; Leave runs in a Flexible conversion, and each thing it leaves
// out is a note that can be taken back. The order of Document's steps matters:
//
//   - The person first (person.go): telephones take the kind that their lines name while these are as they were read, languages that
//     stand as skills join the list before details are compared with it, and the address comes last, from what is left.
//   - Lines that are one text are put together (joins.go) before anything is told by how a text begins or ends.
//   - The title that leads the text of a post (leadingtitle.go), heads of posts and projects (heads.go), duties of no single post
//     and the post that goes on (dutiesapart.go), then honours and papers (honours.go, awardpairs.go, papers.go), for what is told of them
//     must not be cut as a list; grants and teaching keep their headings (academic.go).
//   - Schools and degrees that stand apart (schools.go, campus.go, schoolbelow.go), lines within education and posts that found no entry
//     (loosestudies.go), then courses and grades that ended elsewhere (straycourses.go,
//     lostgrades.go), before courses take the lines below (education.go).
//   - Interests and awards that are none (interests.go, participations.go), which may make new groups of skills and activities.
//   - The person's contacts out of skills (contactsinside.go) before rows of skills are cut into items (skills.go), of which those
//     behind one level stay together (skilllevels.go), and what is none of them leaves them then (misfiled.go).
//   - Projects take their parts and bare names their label (projects.go, projectlists.go); memberships, from whatever list they ended
//     in (papers.go); then the roles that are told as lines (roles.go, volunteerlist.go), among which memberships may be.
//   - Last the words of an entry's lines that no field has by then (leftwords.go), and headings among the lines that found no section
//     (loosecaptions.go).
//
// Leave has three homes: leavepages.go for what pages say of themselves, leavelines.go for lines without a section, and
// leavedetails.go for details and referees that hold no fact.
package form
