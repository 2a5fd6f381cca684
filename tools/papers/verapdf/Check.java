import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Judges files by PDF/UA-1; prints what fails and ends with 1 if anything does. */
public class Check {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    int failed = 0;
    for (String file : files) {
      try (var parser = foundry.createParser(new FileInputStream(file), PDFAFlavour.PDFUA_1);
          var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        if (result.isCompliant()) continue;
        failed++;
        for (var one : result.getTestAssertions())
          if (one.getStatus() == TestAssertion.Status.FAILED)
            System.out.println(file + ": " + one.getRuleId().getClause() + " " + one.getMessage());
      }
    }
    System.out.println((files.length - failed) + " of " + files.length + " papers are PDF/UA-1");
    System.exit(failed == 0 ? 0 : 1);
  }
}
