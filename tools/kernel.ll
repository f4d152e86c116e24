; What Numba's code asks its runtime for: memory for small arrays, none of which outlives the call that made it; and
; what the outside asks for: places for what it hands over. Memory has a fixed size, so its address never changes.

; As Numba lays out the head of an array (_meminfo_struct_type in numba/core/runtime/nrtdynmod.py).
%head = type { i64, ptr, ptr, ptr, i64 }

@__heap_base = external hidden global i8
@top = internal global i32 0
@freed = internal global [32 x ptr] zeroinitializer  ; heads that are free again, by the power of two they take

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i64 @llvm.ctlz.i64(i64, i1)
declare void @llvm.trap()

; A place of so many bytes that is never given back.
define ptr @reserve(i32 %bytes) {
  %before = load i32, ptr @top
  %first = icmp eq i32 %before, 0
  %from = select i1 %first, i32 ptrtoint (ptr @__heap_base to i32), i32 %before
  %up = add i32 %from, 63
  %at = and i32 %up, -64
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %size = shl i32 %pages, 16
  %left = sub i32 %size, %at
  %fits = icmp ule i32 %bytes, %left
  br i1 %fits, label %done, label %full
full:
  call void @llvm.trap()
  unreachable
done:
  %end = add i32 %at, %bytes
  store i32 %end, ptr @top
  %place = inttoptr i32 %at to ptr
  ret ptr %place
}

; The power of two that a head of 64 bytes and so many bytes behind it fit into.
define internal i64 @power_for(i64 %size) {
  %bytes = add i64 %size, 63
  %zeros = call i64 @llvm.ctlz.i64(i64 %bytes, i1 true)
  %power = sub i64 64, %zeros
  %few = icmp ult i64 %power, 31
  br i1 %few, label %done, label %many
many:
  call void @llvm.trap()
  unreachable
done:
  ret i64 %power
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %power = call i64 @power_for(i64 %size)
  %shelf = getelementptr [32 x ptr], ptr @freed, i64 0, i64 %power
  %used = load ptr, ptr %shelf
  %none = icmp eq ptr %used, null
  br i1 %none, label %new, label %again
new:
  %exponent = trunc i64 %power to i32
  %bytes = shl i32 1, %exponent
  %fresh = call ptr @reserve(i32 %bytes)
  br label %ready
again:
  %link = getelementptr %head, ptr %used, i32 0, i32 3
  %next = load ptr, ptr %link
  store ptr %next, ptr %shelf
  br label %ready
ready:
  %made = phi ptr [ %fresh, %new ], [ %used, %again ]
  %data = getelementptr i8, ptr %made, i32 64
  %at1 = getelementptr %head, ptr %made, i32 0, i32 1
  %at2 = getelementptr %head, ptr %made, i32 0, i32 2
  %at3 = getelementptr %head, ptr %made, i32 0, i32 3
  %at4 = getelementptr %head, ptr %made, i32 0, i32 4
  store i64 1, ptr %made
  store ptr null, ptr %at1
  store ptr null, ptr %at2
  store ptr %data, ptr %at3
  store i64 %size, ptr %at4
  ret ptr %made
}

define void @NRT_MemInfo_call_dtor(ptr %made) {
  %at3 = getelementptr %head, ptr %made, i32 0, i32 3
  %at4 = getelementptr %head, ptr %made, i32 0, i32 4
  %size = load i64, ptr %at4
  %power = call i64 @power_for(i64 %size)
  %shelf = getelementptr [32 x ptr], ptr @freed, i64 0, i64 %power
  %next = load ptr, ptr %shelf
  store ptr %next, ptr %at3
  store ptr %made, ptr %shelf
  ret void
}
