import java.io.FileInputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Prints one line a file: 'ok' or 'failed', the number of checks, the rules that failed. */
public class Validation {
  public static void main(String[] files) throws Exception {
    java.util.logging.LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.byFlavourId("ua1");
    for (String file : files) {
      try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
        ValidationResult result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
        Map<String, Integer> failed = new LinkedHashMap<>();
        for (TestAssertion assertion : result.getTestAssertions()) {
          if (assertion.getStatus() == TestAssertion.Status.FAILED) {
            failed.merge(assertion.getRuleId().getClause() + " " + assertion.getMessage(), 1, Integer::sum);
          }
        }
        System.out.println((result.isCompliant() ? "ok " : "failed ") + result.getTotalAssertions() + " " + failed);
      }
    }
  }
}
