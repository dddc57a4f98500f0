# Co mówi przewodnik podczas lekcji.

learn-guide = Przewodnik
learn-you = Ty
learn-next = Dalej
learn-choose = Wybierz na dole
learn-back = Do ostatniego wyboru
learn-skip = Zakończ lekcję
learn-play = Zagraj naprawdę

learn-in = Witaj w jaskini! Jest nas czworo i wszyscy wchodzimy razem. Nikt nie wie, co tam jest.
learn-turn = Karta po karcie idziemy w głąb. Odkryjmy pierwszą.
learn-share = Rubiny! Dzielą się nimi po równo wszyscy, którzy są w środku. Swoje już niesiesz, ale nie są jeszcze bezpieczne.
learn-remainder = Czego nie da się podzielić, zostaje w korytarzu. Zapamiętaj to: będzie dla wracających.
learn-decide = Teraz każdy decyduje w tajemnicy: głębiej do jaskini czy z powrotem? Wybierz, jak chcesz; możesz spróbować obu.
learn-home-alone = Wracasz samotnie, więc wszystko z korytarza też jest twoje. Leży w twojej skrzyni i jest bezpieczne do końca gry.
learn-deeper = Ale inni poszli dalej i jest ich mniej do podziału. To cena bezpieczeństwa. A gdyby tak pójść dalej?
learn-go-on = Wszyscy idą dalej. To, co leży w korytarzu, leży tam nadal.
learn-hazard = Węże! Pierwsze tylko straszą. Ale jeszcze jedna karta z wężami i będzie pułapka.
learn-secret = Kto się odważy? Nikt nie pokazuje wyboru, zanim wszyscy nie wybiorą.
learn-home-together = { $other } też wraca. Kto wraca razem, dzieli się korytarzem, a tu było za mało do podziału. A gdyby tak zostać?
learn-other-home = { $other } wraca sama i zabiera to, co leżało w korytarzu. Zostało nas troje.
learn-more = Mniej badaczy, większe części! Niesiesz już sporo, a w korytarzu leży więcej. Ale węże czekają…
learn-home-path = Powrót samemu, ze wszystkim, co niesiesz, i wszystkim z korytarza! A teraz zobacz, co z innymi.
learn-greed = Nikt nie chce wracać. Czy szczęście dopisze?
learn-trap-safe = Znowu węże: pułapka! Kto jest w środku, traci wszystko, co niósł. Twoja skrzynia jest bezpieczna.
learn-trap-lost = Znowu węże: pułapka! Wszyscy w środku tracą to, co nieśli, ty także. Bezpieczna jest tylko skrzynia.
learn-end = To już cała gra: pięć wypraw, a potem wygrywa najpełniejsza skrzynia. Powodzenia!
