# Co mówi przewodnik podczas lekcji.

learn-guide = Przewodnik
learn-you = Twój poszukiwacz
learn-next = Dalej
learn-choose = Wybierz na dole
learn-back = Wróć do ostatniego wyboru
learn-skip = Zakończ lekcję
learn-play = Zagraj w prawdziwą grę

learn-in = Witaj w jaskini! Jest nas czworo i wszyscy wchodzimy razem. Nikt nie wie, co tam jest.
learn-turn = Karta po karcie idziemy w głąb. Odkryjmy pierwszą.
learn-share = Rubiny! Wszyscy w jaskini dzielą się nimi po równo. Swoje już niesiesz, ale nie są jeszcze bezpieczne.
learn-remainder = Rubiny, których nie da się podzielić, zostają w korytarzu. Pamiętaj o nich: zabierze je ten, kto wróci do obozowiska.
learn-decide = Teraz każdy decyduje w tajemnicy: w głąb jaskini czy z powrotem? Wybierz, co chcesz; możesz wypróbować jedno i drugie.
learn-home-alone = Wracasz w pojedynkę, więc wszystko z korytarza też jest twoje. Leży w twojej skrzyni i jest bezpieczne do końca gry.
learn-deeper = Ale inni poszli dalej i teraz mniej osób dzieli się łupem. To cena bezpieczeństwa. A gdyby tak pójść dalej?
learn-go-on = Wszyscy idą dalej. Rubiny w korytarzu nadal tam leżą.
learn-hazard = Węże! Pierwsze tylko straszą. Ale jeszcze jedna karta z wężami i wpadamy w pułapkę.
learn-secret = Kto się odważy? Nikt nie pokazuje wyboru, zanim wszyscy nie wybiorą.
learn-home-together = { $other } też wraca. Ci, którzy wracają razem, dzielą się rubinami z korytarza, a tych było za mało. A gdyby tak pójść dalej?
learn-other-home = { $other } wraca w pojedynkę i zabiera to, co leżało w korytarzu. Zostało nas troje.
learn-more = Mniej poszukiwaczy, większy udział! Niesiesz już sporo, a w korytarzu leży jeszcze więcej. Ale węże czekają…
learn-home-path = Wracasz w pojedynkę, ze wszystkim, co niesiesz, i wszystkim z korytarza! A teraz zobacz, co z innymi.
learn-greed = Nikt nie chce wracać. Czy szczęście dopisze?
learn-trap-safe = Znowu węże: pułapka! Wszyscy w jaskini tracą to, co nieśli. Twoja skrzynia jest bezpieczna.
learn-trap-lost = Znowu węże: pułapka! Wszyscy w jaskini tracą to, co nieśli, ty także. Bezpieczna jest tylko skrzynia.
learn-end = I to cała gra: pięć wypraw, a potem wygrywa najpełniejsza skrzynia. Powodzenia!
