#!/bin/bash
# Becomes the first process of a machine of its own: systemd, on a copy of this machine that forgets every change. Started in
# new namespaces by machine.ts, with an empty folder and the folder of the repository.
#   unshare --mount --net --pid --uts --ipc --cgroup --fork boot.sh /tmp/zeri-machine /path/to/zeri
set -euo pipefail
home=$1 repository=$2

# Programs come from this machine; what is written goes to memory and is gone with the machine.
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$home"
mkdir "$home"/{changes,work,root}
mount -t overlay overlay -o "lowerdir=/,upperdir=$home/changes,workdir=$home/work" "$home/root"
cd "$home/root"

# No device, no setting of the kernel and no process of this machine can be reached from inside.
mount -t proc proc proc
mount --bind proc/sys proc/sys && mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for node in null zero full random urandom tty; do touch "dev/$node" && mount --bind "/dev/$node" "dev/$node"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts && ln -s pts/ptmx dev/ptmx
mount -t tmpfs -o mode=1777 tmpfs dev/shm
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
mkdir -p ".$repository" && mount --bind -o ro "$repository" ".$repository"

# Nothing of an installation that this machine has: units, clusters, settings, data.
rm -rf etc/systemd/system/* etc/postgresql/* var/lib/postgresql/* etc/zeri opt/zeri var/backups/* var/cache/nginx \
  var/cache/zeri* etc/nginx/conf.d/* var/lib/prometheus/metrics2 usr/local/lib/zeri-backup srv/zeri

ln -s /dev/null etc/systemd/system/systemd-modules-load.service
ip link set lo up
mkdir .former
pivot_root . .former
exec chroot . /bin/sh -c 'umount -l /.former && rmdir /.former && exec env -i container=zeri \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --unit=basic.target --show-status=no'
