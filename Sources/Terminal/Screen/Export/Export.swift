/// A canvas as a file. All of these are pure: the same canvas gives the same bytes.
package enum Export {}
