package personal

import "focal/internal/wordset"

// IsGivenName reports a frequent given name, in small letters. A capitalised word may be a place or a firm, but not these.
func IsGivenName(word string) bool { return given[word] }

var given = wordset.Of(`
	aaron abbie abdul abdullah abhishek abigail abu ada adaeze adam adebayo adrian agata agnes agnieszka ahmad ahmed aisha
	ajay akash akira alain alan albert alberto alejandra alejandro alessandro alex alexander alexandra alfred alfredo ali
	alice alina alison amal amanda amar amina amir amit amita amy ananya anastasia anders andre andrea andreas andreea
	andrei andres andrew angela anika anil anita anjali ankit ann anna anne annette annie anthony antoine anton antonia
	antonio anu anuj aoife ariana arjun arnold arthur arun aryan asad asha ashish ashley ashok astrid audrey ayesha ayse
	barbara beatrice beatriz ben benjamin bernadette bernard bernd bertrand beth betty bharat bilal bill birgit bjorn blanca
	bob bogdan boris bradley brandon brenda brendan brian brigitte bruno bryan calum cameron camila camille carla carlo
	carlos carmen carol carolina caroline catherine cathy cecilia celine cesar charles charlotte chiara chinedu chloe chris
	christian christina christine christoph christopher ciara claire clara claude claudia claudio clement colin connor conor
	corinne courtney craig cristina cynthia dagmar damian daniel daniela danielle danny darren dave david dawn deborah deepa
	deepak deirdre denis denise dennis derek derrick dheeraj diana diego dieter dilip dimitri dinesh divya dmitri dominic
	dominique donald donna dora doris dorothy doug duncan dylan eamon edith eduardo edward edwin efua eileen ekaterina
	elaine eleanor elena elias elif elise elizabeth ella ellen elsa emeka emilia emilio emily emma emmanuel enrique eoin
	eric erica erik erika ernest esperanza esther ethan eugene eunice eva evelyn ewa faisal farah farhan farid fatemeh
	fatima fatma federica federico felicity felipe felix fernanda fernando fiona florian frances francesca francesco
	francisco francois frank franz fred frederic frederick friedrich gabriel gabriela gabrielle ganesh gareth garry gary
	gauri gavin genevieve geoff george gerald gerard gerhard giancarlo gianna gillian giorgio giovanni girish giulia
	giuseppe gloria gonzalo gopal gordon grace graham greg greta guillaume guillermo gunther gustavo habib hamid hamza hanna
	hannah hannelore hans harish harold harry haruto harvey hasan hassan hazel heather hector heike heinrich helen helena
	helga hemant henri henry herbert hilary hiroshi hitesh holly horst howard hugh hugo hussain hussein iain ian ibrahim
	ignacio imran ines ingrid ioana irene irina isaac isabel isabella isabelle ismail ivan ivana jack jacob jacqueline jaime
	jakub jamal james jamie jana jane janet jaroslav jason javier jayesh jean jeff jennifer jenny jens jeremy jerome jesse
	jessica jill jim jitendra joan joanna joanne joaquin jocelyn joe joel joerg johan johann johanna john jonas jonathan
	jorge jose josef joseph josephine joshua josie joyce juan juanita judith julia julian julie julien juliette jurgen
	justin justyna jyoti kamal kapil karan karen karim karin karl karolina katarzyna kate katharina katherine kathleen katie
	kavita kayla keisha keith kelvin ken kerry kevin khalid kieran kim kirsten kishore klaus kofi konstantin kourosh krishna
	kristen kristin kristina krzysztof kunal kwame kyle lakshmi lalit larry lars latisha latoya laura lauren lea leah lee
	leila leo leon leonard lesley leticia lewis liam lina linda lindsay lindsey lisa liz lorena lorenzo lorna lorraine louis
	louise luca lucas lucia lucy luis luisa lukas luke lydia lynn madhu magdalena mahesh mahmoud maja malcolm malik manish
	manoj manuel manuela marc marcel marcela marcin marco marcos marek margaret margarita marguerite maria mariam mariana
	marie marina mario marion marisa mark marta martin martina martine mary mateusz mathew mathieu matteo matthew matthias
	maureen maurice mauricio maxime maya meera megan meghan mehmet melanie melissa michael michelle miguel mihai mike
	mikhail milan miriam mirjam mohamed mohammad mohammed mohan mohit monica monika muhammad mukesh mustafa nadia nadine
	naeem nagesh nancy naomi nasir natalia natalie natasha nathan nathaniel naveen neha neil nicholas nicola nigel nikhil
	nikita nikola nikolai nilesh nina nisha nitin noah noel nora norbert norma norman nuno nuria octavio ole oleg olga
	oliver olivia olivier olumide omar orla osama oscar oskar otto pablo padma pam pamela pankaj paola paolo parth pascal
	patrice patricia patricio patrick patrik paul paula pauline pavel pedro peter petra phil philip philippa philippe pierre
	piotr pooja pradeep prakash pramod pranav pratik praveen preeti priya priyanka quentin rachael rachel rafael raheem
	rahul raj raja rajan rajeev rajesh rajiv ralph ramesh ramon randy rania raquel rashid raul ravi ravindra ray raymond
	rebecca reena reinhard rekha renata rene reza rhys ricardo riccardo richa richard rita ritu robert roberta roberto robin
	rodrigo roger rohan rohit roland rolf ron ronald rosa rosalind rosario rose rosemary rosie ross roy ruben rudolf rupert
	ruth ryan sabine sabrina sachin sadia saeed safia salim sally salma sam samantha samir samuel sandra sanjay sanjeev
	santiago santosh sara sarah sarita satish saurabh sean sebastian selina serena sergei sergio shabnam shalini shankar
	shannon sharon sheila shilpa shirin shirley shreya shubham shweta siddharth silvia simon simone sina siobhan sonia sonja
	sophie stacey stefan stefanie stefano stella stephanie stephen steve steven stewart stuart subhash sudha sudhir sue
	sumit sunil sunita suresh susan susana susanne sven swati syed sylvia sylvie tamara tanya tara tariq tatiana ted teodor
	teresa terry thandi theo theodore theresa therese thiago thierry thomas thorsten tiffany tim timothy tina tobias tom
	tomas tomasz tony tracey tracy travis trevor tristan tunde tyrone umar umesh ursula usha uwe valentina valerie vanessa
	venkat venkatesh vera veronica veronika vicky victor victoria vijay vikas vikram viktor vimal vinay vincent vinod vishal
	vivek vivian vladimir walter wayne wendy werner wilfred wilhelm willem william winnie wojciech xavier yasmin yasmine
	yolanda yosef youssef yuki yuri yusuf yvette yvonne zahra zainab zara zeinab zoe zoran zuzana`)
