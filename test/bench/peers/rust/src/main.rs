//! The crate en16931-formats behind the line protocol of ../protocol.ts: bytes are read and judged in every run.

use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::time::Instant;

fn main() {
    let mut documents: HashMap<String, Vec<u8>> = HashMap::new();
    let mut out = std::io::stdout();
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("requests are text");
        let reply = answer(&mut documents, &line).unwrap_or_else(|reason| format!("failed {reason}"));
        writeln!(out, "{reply}").and_then(|()| out.flush()).expect("the bench listens");
    }
}

fn answer(documents: &mut HashMap<String, Vec<u8>>, line: &str) -> Result<String, String> {
    match line.split(' ').collect::<Vec<_>>()[..] {
        ["load", name, _syntax, file] => {
            let bytes = std::fs::read(file).map_err(|e| e.to_string())?;
            let reply = format!("loaded {}", bytes.len());
            documents.insert(name.to_owned(), bytes);
            Ok(reply)
        }
        ["run", "en", name, count] => {
            let document = documents.get(name).ok_or("no such document")?;
            measure(document, count.parse().map_err(|_| "no count")?)
        }
        _ => Err(format!("unknown request: {line}")),
    }
}

fn measure(document: &[u8], count: usize) -> Result<String, String> {
    let mut walls = Vec::with_capacity(count);
    let mut fatal = 0;
    let cpu = cpu_ns();
    for _ in 0..count {
        let started = Instant::now();
        fatal = judge(document)?;
        walls.push(started.elapsed().as_nanos());
    }
    let cpu = cpu_ns() - cpu;
    walls.sort_unstable();
    Ok(format!("ran {cpu} {} {} {fatal}", walls[0], walls[count / 2]))
}

fn judge(document: &[u8]) -> Result<usize, String> {
    let read = en16931_formats::read(document).map_err(|e| e.to_string())?;
    let report = en16931::validate(&read.invoice);
    Ok(report.findings().iter().filter(|f| f.severity == en16931::Severity::Fatal).count())
}

/// User and system time of the process.
fn cpu_ns() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the call writes into the structure it is given and keeps no pointer.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}
