import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The line protocol of ../../protocol.ts for peers on the JVM. CPU holds what its compiler and collector threads spend. */
final class Peer {
    /** Parses and judges one document; the number of fatal findings. */
    interface Work {
        int run(byte[] document) throws Exception;
    }

    private static final com.sun.management.OperatingSystemMXBean SYSTEM =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Map<String, Work> works;
    private final Map<String, byte[]> documents = new HashMap<>();
    private final Map<String, String> syntaxes = new HashMap<>();

    private Peer(Map<String, Work> works) {
        this.works = works;
    }

    /** Works are keyed WORK-SYNTAX. Whatever else the libraries print goes to standard error. */
    static void serve(Map<String, Work> works) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Peer peer = new Peer(works);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) out.println(peer.answer(line));
        System.exit(0);
    }

    private String answer(String line) {
        String[] request = line.split(" ");
        try {
            return request[0].equals("load") ? load(request) : measure(request);
        } catch (Exception | StackOverflowError e) {
            return ("failed " + e).replace('\n', ' ');
        }
    }

    private String load(String[] request) throws Exception {
        byte[] bytes = Files.readAllBytes(Path.of(request[3]));
        documents.put(request[1], bytes);
        syntaxes.put(request[1], request[2]);
        return "loaded " + bytes.length;
    }

    /** The JVM's own figure moves in steps of 10 ms; the kernel's, thread by thread, does not. Only Linux has it. */
    private static long cpuNanos() throws IOException {
        Path tasks = Path.of("/proc/self/task");
        if (!Files.isDirectory(tasks)) return SYSTEM.getProcessCpuTime();
        long nanos = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) nanos += nanosOf(thread.resolve("schedstat"));
        }
        return nanos;
    }

    private static long nanosOf(Path schedstat) throws IOException {
        try {
            return Long.parseLong(Files.readString(schedstat).split(" ")[0]);
        } catch (NoSuchFileException ended) {
            return 0;
        }
    }

    private String measure(String[] request) throws Exception {
        byte[] document = documents.get(request[2]);
        Work work = works.get(request[1] + "-" + syntaxes.get(request[2]));
        if (work == null) throw new IllegalArgumentException("no work " + request[1]);
        long[] walls = new long[Integer.parseInt(request[3])];
        int fatal = 0;
        long cpu = cpuNanos();
        for (int i = 0; i < walls.length; i++) {
            long started = System.nanoTime();
            fatal = work.run(document);
            walls[i] = System.nanoTime() - started;
        }
        cpu = cpuNanos() - cpu;
        Arrays.sort(walls);
        return "ran " + cpu + " " + walls[0] + " " + walls[walls.length / 2] + " " + fatal;
    }
}
